// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GasFixture} from "../fixtures/GasFixture.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";
import {CommunityFixture} from "./CommunityFixture.sol";

/// @notice What people pay with templates 4, 6 and 9: whole transactions, every switch on, cold slots.
abstract contract CommunityGas is CommunityFixture, GasFixture {
    /// @notice Snapshot file.
    function group() internal pure virtual returns (string memory);

    function setUp() public virtual override(CommunityFixture, TokenFixture) {
        CommunityFixture.setUp();
    }

    function test_Gas_Size() public {
        assertLe(address(token).code.length, 24_576, "no network deploys it");
        vm.snapshotValue(group(), "runtime bytes", address(token).code.length);
        vm.snapshotValue(group(), "init code bytes, without arguments", communityCode().length);
    }

    function test_Gas_Transfer() public onTodaysNetwork {
        buy(token, bob, 1 ether);
        buy(token, carol, 1 ether);
        nextBlocks(1);
        vm.prank(bob);
        token.transfer(carol, 100e18);
        vm.snapshotGasLastCall(group(), "transfer, wallet to wallet");
    }

    function measureBuy(address buyer, string memory name) internal {
        vm.prank(buyer);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 0.1 ether}(
            0, pathOf(wrappedNative, address(token)), buyer, block.timestamp
        );
        vm.snapshotGasLastCall(group(), name);
    }

    function measureSell(address seller, string memory name) internal {
        vm.prank(seller);
        token.approve(address(router), type(uint256).max);
        vm.prank(seller);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            10e18, 0, pathOf(address(token), wrappedNative), seller, block.timestamp
        );
        vm.snapshotGasLastCall(group(), name);
    }
}

abstract contract ReferralGas is CommunityGas {
    function test_Gas_Trades() public onTodaysNetwork {
        buy(token, bob, 1 ether);
        settleTax();
        measureBuy(bob, "buy, old holder, no inviter");
        settleTax();
        measureSell(bob, "first sell, no inviter");
        measureSell(bob, "sell, no inviter");
        address[] memory chain = chainOf(9);
        // What the trades of these people left is sold before, so that the sales below are sales alone.
        settleTax();
        measureBuy(chain[7], "buy, old holder, 1 level");
        measureBuy(chain[0], "buy, old holder, 7 levels");
        settleTax();
        measureSell(chain[0], "sell, 7 levels");
    }

    function test_Gas_Binding() public onTodaysNetwork {
        buy(token, bob, 1 ether);
        buy(token, carol, 1 ether);
        nextBlocks(1);
        vm.prank(bob);
        token.transfer(carol, SMALL);
        vm.snapshotGasLastCall(group(), "small transfer: offer");
        vm.prank(bob);
        token.transfer(dave, SMALL);
        nextBlocks(BIND_INTERVAL);
        vm.prank(carol);
        token.transfer(bob, SMALL);
        vm.snapshotGasLastCall(group(), "small transfer: acceptance");
        vm.prank(dave);
        referral().acceptInviter(bob);
        vm.snapshotGasLastCall(group(), "acceptInviter");
    }

    /// @dev Sells tax and adds liquidity until nothing is due.
    function settleTax() private {
        for (bool due = true; due;) {
            nextBlocks(1);
            try token.swapBack() {}
            catch {
                due = false;
            }
        }
        nextBlocks(1);
    }
}

abstract contract LiquidityDividendGas is CommunityGas {
    function test_Gas_Vault() public onTodaysNetwork {
        uint256 first = provide(bob, 2 ether);
        uint256 second = provide(carol, 2 ether);
        nextBlocks(1);
        vm.prank(bob);
        pair.approve(address(token), type(uint256).max);
        vm.prank(carol);
        pair.approve(address(token), type(uint256).max);
        vm.prank(bob);
        vault().stakeLp(first / 2);
        vm.snapshotGasLastCall(group(), "stakeLp, first of all");
        vm.prank(carol);
        vault().stakeLp(second / 2);
        vm.snapshotGasLastCall(group(), "stakeLp, first of the account");
        earnDividends();
        nextBlocks(5);
        vm.prank(bob);
        vault().stakeLp(first / 4);
        vm.snapshotGasLastCall(group(), "stakeLp, more");
        nextBlocks(5);
        vm.prank(bob);
        vault().claimDividend();
        vm.snapshotGasLastCall(group(), "claimDividend, first");
        nextBlocks(5);
        vm.prank(bob);
        vault().claimDividend();
        vm.snapshotGasLastCall(group(), "claimDividend, again");
        nextBlocks(5);
        vm.prank(bob);
        vault().unstakeLp(first / 4);
        vm.snapshotGasLastCall(group(), "unstakeLp, a part");
    }

    function test_Gas_Locks() public onTodaysNetwork {
        uint256 liquidity = provide(bob, 2 ether);
        vm.prank(bob);
        pair.transfer(address(locker), liquidity);
        locker.say(1, address(pair), bob, liquidity, block.timestamp + 365 days, 0);
        stake(carol, 1 ether);
        vault().creditLock(address(locker), 1);
        vm.snapshotGasLastCall(group(), "creditLock");
        earnDividends();
        nextBlocks(5);
        vault().syncLock(address(locker), 1);
        vm.snapshotGasLastCall(group(), "syncLock");
    }

    function test_Gas_SellWithSwapBack() public onTodaysNetwork {
        stake(carol, 1 ether);
        for (uint256 i = 0; i < 3; ++i) {
            buy(token, bob, 3 ether);
            nextBlocks(1);
        }
        string[4] memory names = ["first sale", "first liquidity", "next sale", "next liquidity"];
        for (uint256 i = 0; i < 4; ++i) {
            measureSell(bob, string.concat("sell with swap-back, ", names[i]));
            nextBlocks(1);
        }
    }
}

contract ReferralTokenGasTest is ReferralGas {
    function templateId() internal pure override returns (uint256) {
        return REFERRAL;
    }

    function group() internal pure override returns (string memory) {
        return "token/ReferralToken";
    }
}

contract LiquidityDividendTokenGasTest is LiquidityDividendGas {
    function templateId() internal pure override returns (uint256) {
        return LP_DIVIDENDS;
    }

    function group() internal pure override returns (string memory) {
        return "token/LiquidityDividendToken";
    }
}

contract ReferralLiquidityDividendTokenGasTest is ReferralGas {
    function templateId() internal pure override returns (uint256) {
        return BOTH;
    }

    function group() internal pure override returns (string memory) {
        return "token/ReferralLiquidityDividendToken";
    }
}
