// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Vm} from "forge-std/Vm.sol";
import {ITaxedBase} from "../../templates/token/ITaxedBase.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {GasFixture} from "../fixtures/GasFixture.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {ShippedFixture} from "../fixtures/ShippedFixture.sol";
import {TaxedFixture} from "../fixtures/TaxedFixture.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";

/// @notice What holders of a taxed token pay with every switch on, beside a plain token on the same exchange.
contract TaxedTokenGasTest is TaxedFixture, GasFixture {
    string private constant OURS = "token/TaxedToken";
    string private constant PLAIN = "token/PlainTrades";

    TaxedToken private token;
    SoladyPeer private plain;

    function setUp() public override(ShippedFixture, TokenFixture) {
        ShippedFixture.setUp();
        TaxedDraft memory draft = taxedDraft();
        registerTemplate(2, vm.getCode(artifactOf("TaxedToken")), taxedArrays(draft));
        token = deployTaxed(2, alice, taxedArrays(draft), "gas");
        launchWithPool(token);
        plain = new SoladyPeer(alice, SUPPLY);
        vm.startPrank(alice);
        plain.approve(address(router), type(uint256).max);
        token.approve(address(router), type(uint256).max);
        router.addLiquidityETH{value: POOL_WEI}(address(plain), POOL_TOKENS, 0, 0, alice, block.timestamp);
        vm.stopPrank();
        // Everybody holds some, so that no slot is new; nothing is collected yet but what these trades left.
        buy(token, bob, 1 ether);
        nextBlocks(1);
        vm.prank(bob);
        token.transfer(carol, 1e18);
        vm.startPrank(bob);
        token.approve(address(router), type(uint256).max);
        plain.approve(address(router), type(uint256).max);
        router.swapExactETHForTokens{value: 1 ether}(0, pathOf(wrappedNative, address(plain)), bob, block.timestamp);
        vm.stopPrank();
        nextBlocks(1);
    }

    function test_Gas_Transfer() public onTodaysNetwork {
        vm.prank(bob);
        token.transfer(carol, 1e18);
        vm.snapshotGasLastCall(OURS, "transfer, wallet to wallet");
    }

    function test_Gas_Buy() public onTodaysNetwork {
        vm.prank(bob);
        router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: 1 ether}(
            0, pathOf(wrappedNative, address(token)), bob, block.timestamp
        );
        vm.snapshotGasLastCall(OURS, "buy, old holder");
        vm.prank(bob);
        router.swapExactETHForTokens{value: 1 ether}(0, pathOf(wrappedNative, address(plain)), bob, block.timestamp);
        vm.snapshotGasLastCall(PLAIN, "buy, old holder");
    }

    function test_Gas_Sell() public onTodaysNetwork {
        vm.prank(bob);
        router.swapExactTokensForETHSupportingFeeOnTransferTokens(
            100e18, 0, pathOf(address(token), wrappedNative), bob, block.timestamp
        );
        vm.snapshotGasLastCall(OURS, "sell, no swap-back");
        vm.prank(bob);
        router.swapExactTokensForETH(100e18, 0, pathOf(address(plain), wrappedNative), bob, block.timestamp);
        vm.snapshotGasLastCall(PLAIN, "sell");
    }

    function test_Gas_SellWithSwapBack() public onTodaysNetwork {
        // Two rounds, so that no slot is new: what sellers meet in the life of a token.
        for (uint256 i = 0; i < 4; ++i) {
            buy(token, bob, 3 ether);
            nextBlocks(1);
            sell(token, bob, 100e18);
            nextBlocks(1);
        }
        buy(token, bob, 3 ether);
        nextBlocks(1);
        vm.prank(bob);
        token.approve(address(router), type(uint256).max);
        string[2] memory names = ["sale", "liquidity"];
        for (uint256 i = 0; i < 2; ++i) {
            vm.recordLogs();
            vm.prank(bob);
            router.swapExactTokensForETHSupportingFeeOnTransferTokens(
                100e18, 0, pathOf(address(token), wrappedNative), bob, block.timestamp
            );
            vm.snapshotGasLastCall(OURS, string.concat("sell with swap-back, ", names[i]));
            assertTrue(swappedBack(vm.getRecordedLogs()));
            nextBlocks(1);
        }
    }

    function test_Gas_Creation() public onTodaysNetwork {
        Arrays memory a = taxedArrays(taxedDraft());
        vm.prank(alice);
        factory.deploy{value: 0}(2, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), "creation");
        vm.snapshotGasLastCall(OURS, "deploy, every switch on");
        vm.snapshotValue(OURS, "runtime bytes", address(token).code.length);
    }

    function swappedBack(Vm.Log[] memory logs) private pure returns (bool) {
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] == ITaxedBase.SwappedBack.selector) return true;
        }
        return false;
    }
}
