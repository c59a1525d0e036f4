// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {HolderDividends} from "../../templates/token/HolderDividends.sol";
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
        for (uint256 i = 0; i < 4; ++i) {
            collect();
            asTaxed().swapBack();
            nextBlocks(30);
        }
        token.claimDividendFor(bob);
        nextBlocks(30);
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
        asTaxed().swapBack();
        token.distribute();
        nextBlocks(1);
        vm.prank(bob);
        token.transfer(carol, 100e18);
        vm.snapshotGasLastCall(file(), "transfer while dividends stream");
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
        sellAs(bob);
        vm.snapshotGasLastCall(file(), "sell, no swap-back");
    }

    function test_Gas_SellWithDistribution() public onTodaysNetwork {
        collect();
        for (uint256 i = 0; i < 4; ++i) {
            nextBlocks(30);
            collect();
            sellAs(bob);
            string memory which = i % 2 == 0 ? "" : ", next";
            vm.snapshotGasLastCall(
                file(),
                string.concat("sell with swap-back and dividends", i < 2 ? which : string.concat(which, " again"))
            );
        }
    }

    function test_Gas_Claim() public onTodaysNetwork {
        collect();
        asTaxed().swapBack();
        nextBlocks(30);
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
