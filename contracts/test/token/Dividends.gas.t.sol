// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {HolderDividends} from "../../templates/token/HolderDividends.sol";
import {NftDividendToken} from "../../templates/token/NftDividendToken.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {DividendFixture} from "../fixtures/DividendFixture.sol";
import {GasFixture} from "../fixtures/GasFixture.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";

/// @notice What holders of a dividend token pay, with every tax and every switch on and cold slots.
abstract contract DividendGas is DividendFixture, GasFixture {
    HolderDividends internal token;

    function setUp() public override(DividendFixture, TokenFixture) {
        DividendFixture.setUp();
        token = deployDividend(templateId(), dividendArrays(templateId(), dividendDraft()));
        launchWithPool(asTaxed());
        vm.startPrank(alice);
        token.transfer(bob, 10_000e18);
        token.transfer(carol, 10_000e18);
        vm.stopPrank();
        vm.prank(bob);
        token.approve(address(router), type(uint256).max);
        // Dividends have come in, streamed and been claimed once, so that no slot is new.
        for (uint256 i = 0; i < 5; ++i) {
            collect();
            asTaxed().swapBack();
            nextBlocks(BLOCKS_OF_A_LOOK);
        }
        token.claimDividendFor(bob);
        token.claimDividendFor(carol);
        nextBlocks(INTERVAL);
    }

    function templateId() internal pure virtual returns (uint256);

    /// @dev Name of the snapshot's file.
    function file() internal pure returns (string memory) {
        return string.concat("token/", nameOf(templateId()));
    }

    function test_Gas_Transfer() public onTodaysNetwork {
        vm.prank(bob);
        token.transfer(carol, 100e18);
        vm.snapshotGasLastCall(file(), "transfer after payouts");
        collect();
        nextBlocks(BLOCKS_OF_A_LOOK);
        steps();
        token.distribute();
        nextBlocks(1);
        vm.prank(bob);
        token.transfer(carol, 100e18);
        vm.snapshotGasLastCall(file(), "transfer while dividends stream");
        assertLe(vm.lastCallGas().gasTotalUsed, 60_000);
    }

    /// @notice P-23: the same at 10 and at 10 000 holders.
    function test_Gas_P23_TransferAmongManyHolders() public onTodaysNetwork {
        uint256 gasAtTen = transferGasWith(10);
        vm.snapshotValue(file(), "transfer, 10 holders", gasAtTen);
        uint256 gasAtMany = transferGasWith(10_000);
        vm.snapshotValue(file(), "transfer, 10 000 holders", gasAtMany);
        assertApproxEqRel(gasAtTen, gasAtMany, 0.01e18);
    }

    function test_Gas_Trades() public onTodaysNetwork {
        buyAs(bob);
        vm.snapshotGasLastCall(file(), "buy, old holder");
        asTaxed().swapBack();
        // In the block of a step there is no second one.
        sellAs(bob);
        vm.snapshotGasLastCall(file(), "sell, no swap-back");
    }

    /// @notice Every step that a seller may set off: adding liquidity, selling the tax, selling quote for rewards.
    function test_Gas_SellWithDividends() public onTodaysNetwork {
        uint256 dearest;
        uint256 cheapest = type(uint256).max;
        for (uint256 i = 0; i < 8; ++i) {
            nextBlocks(BLOCKS_OF_A_LOOK);
            collect();
            sellAs(bob);
            uint256 used = vm.lastCallGas().gasTotalUsed;
            if (used > dearest) dearest = used;
            if (used < cheapest) cheapest = used;
        }
        vm.snapshotValue(file(), "sell with swap-back and dividends, dearest step", dearest);
        vm.snapshotValue(file(), "sell with swap-back and dividends, cheapest step", cheapest);
        (,, uint256 waiting) = token.dividendTotals();
        assertEq(waiting, 0, "what came in streams");
        assertLe(dearest, 260_000);
    }

    function test_Gas_Claim() public onTodaysNetwork {
        collect();
        steps();
        nextBlocks(INTERVAL);
        vm.prank(bob);
        token.claimDividend();
        vm.snapshotGasLastCall(file(), "claim");
        vm.prank(bob);
        token.claimDividendFor(carol);
        vm.snapshotGasLastCall(file(), "claim for somebody");
    }

    function test_Gas_Size() public {
        vm.snapshotValue(file(), "runtime bytes", address(token).code.length);
        vm.snapshotValue(file(), "init code bytes, without arguments", codeOf(templateId()).length);
    }

    function transferGasWith(uint256 holders) internal returns (uint256) {
        vm.startPrank(alice);
        for (uint256 i = 0; i < holders; ++i) {
            token.transfer(address(uint160(0xabc000000 + i)), THRESHOLD / 100 + 1);
        }
        vm.stopPrank();
        nextBlocks(1);
        vm.prank(bob);
        token.transfer(carol, 100e18);
        return vm.lastCallGas().gasTotalUsed;
    }

    /// @notice Whatever is due, one a block: liquidity, a sale of tax, a sale for rewards.
    function steps() internal {
        for (uint256 i = 0; i < 3; ++i) {
            nextBlocks(1);
            try asTaxed().swapBack() {} catch {}
        }
    }

    function asTaxed() internal view returns (TaxedToken) {
        return TaxedToken(address(token));
    }

    function collect() internal {
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(carol);
            router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 5 ether}(
                0, pathOf(wrappedNative, address(token)), DEAD, block.timestamp
            );
        }
        nextBlocks(1);
    }

    function buyAs(address who) internal {
        vm.prank(who);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1 ether}(
            0, pathOf(wrappedNative, address(token)), who, block.timestamp
        );
    }

    function sellAs(address who) internal {
        vm.prank(who);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            100e18, 0, pathOf(address(token), wrappedNative), who, block.timestamp
        );
    }
}

contract RewardDividendGasTest is DividendGas {
    function templateId() internal pure override returns (uint256) {
        return REWARD_TEMPLATE;
    }
}

contract NativeDividendGasTest is DividendGas {
    function templateId() internal pure override returns (uint256) {
        return NATIVE_TEMPLATE;
    }
}

contract SelfDividendGasTest is DividendGas {
    function templateId() internal pure override returns (uint256) {
        return SELF_TEMPLATE;
    }
}

/// @notice What people pay around a token of template 8.
contract NftDividendGasTest is DividendFixture, GasFixture {
    string private constant OURS = "token/NftDividendToken";

    NftDividendToken private token;

    function setUp() public override(DividendFixture, TokenFixture) {
        DividendFixture.setUp();
        token = NftDividendToken(address(deployDividend(NFT_TEMPLATE, dividendArrays(NFT_TEMPLATE, dividendDraft()))));
        launchWithPool(TaxedToken(address(token)));
        vm.startPrank(alice);
        token.transfer(bob, 10_000e18);
        token.transfer(carol, 10_000e18);
        vm.stopPrank();
        vm.prank(bob);
        token.approve(address(router), type(uint256).max);
        for (uint256 id = 1; id <= 6; ++id) {
            nft.mint(bob, id);
        }
        token.activateNfts(ids(1, 5));
        for (uint256 i = 0; i < 6; ++i) {
            collect();
            TaxedToken(address(token)).swapBack();
            nextBlocks(1);
        }
        token.claimNftDividends(ids(1, 1));
        collect();
        TaxedToken(address(token)).swapBack();
        nextBlocks(1);
        token.distribute();
    }

    function test_Gas_Transfer() public onTodaysNetwork {
        vm.prank(bob);
        token.transfer(carol, 100e18);
        vm.snapshotGasLastCall(OURS, "transfer, wallet to wallet");
    }

    function test_Gas_SellWithDividends() public onTodaysNetwork {
        uint256 dearest;
        for (uint256 i = 0; i < 8; ++i) {
            collect();
            vm.prank(bob);
            router.swapExactTokensForETHSupportingFeeOnTransferTokens(
                100e18, 0, pathOf(address(token), wrappedNative), bob, block.timestamp
            );
            uint256 used = vm.lastCallGas().gasTotalUsed;
            if (used > dearest) dearest = used;
            nextBlocks(1);
        }
        vm.snapshotValue(OURS, "sell with swap-back and payout, dearest step", dearest);
        assertLe(dearest, 260_000);
    }

    function test_Gas_Nfts() public onTodaysNetwork {
        token.activateNfts(ids(6, 1));
        vm.snapshotGasLastCall(OURS, "activate one NFT");
        token.claimNftDividends(ids(1, 1));
        vm.snapshotGasLastCall(OURS, "claim for one NFT");
        token.claimNftDividends(ids(2, 4));
        vm.snapshotGasLastCall(OURS, "claim for four NFTs, first time");
    }

    function test_Gas_Size() public {
        vm.snapshotValue(OURS, "runtime bytes", address(token).code.length);
        vm.snapshotValue(OURS, "init code bytes, without arguments", codeOf(NFT_TEMPLATE).length);
    }

    function collect() private {
        for (uint256 i = 0; i < 3; ++i) {
            vm.prank(carol);
            router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 10 ether}(
                0, pathOf(wrappedNative, address(token)), DEAD, block.timestamp
            );
        }
        nextBlocks(1);
    }

    function ids(uint256 first, uint256 count) private pure returns (uint256[] memory list) {
        list = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            list[i] = first + i;
        }
    }
}
