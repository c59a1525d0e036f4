// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {INftSale} from "../../src/nft/INftSale.sol";
import {NftSale} from "../../src/nft/NftSale.sol";
import {DecimalToken} from "../fixtures/DecimalToken.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {NftFixture} from "./NftFixture.sol";

/// @notice Sales that are paid in tokens of every habit.
contract NftSaleWeirdTokensTest is NftFixture {
    OddToken private odd;
    NftSale private sale;

    function setUp() public override {
        super.setUp();
        odd = new OddToken(alice, 1e30);
        odd.mint(bob, 1e30);
        sale = create(address(odd), numbers(), BASE_URI);
        openInviter(sale, rates(3000, 1500, 500));
        vm.startPrank(alice);
        odd.approve(address(sale), type(uint256).max);
        vm.startPrank(bob);
        odd.approve(address(sale), type(uint256).max);
        vm.stopPrank();
        vm.warp(PUBLIC_START);
    }

    function sell() private {
        vm.prank(alice);
        sale.mint(alice, 2, 2 * PRICE);
        vm.prank(bob);
        sale.mintInvited(bob, 3, 3 * PRICE, alice);
    }

    /// @notice A token that says no, or anything but yes, buys nothing and pays nobody, whether it moved or not.
    function test_P30_AnAnswerThatIsNotYesBuysNothing() public {
        DecimalToken token = new DecimalToken(18);
        vm.warp(NOW);
        NftSale paid = create(address(token), numbers(), BASE_URI);
        vm.warp(PUBLIC_START);
        token.mint(alice, 10 * PRICE);
        vm.prank(alice);
        token.approve(address(paid), type(uint256).max);
        DecimalToken.Answer[3] memory answers =
            [DecimalToken.Answer.FalseUnmoved, DecimalToken.Answer.FalseMoved, DecimalToken.Answer.Two];
        for (uint256 i = 0; i < answers.length; ++i) {
            token.setAnswer(answers[i]);
            vm.prank(alice);
            vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
            paid.mint(alice, 1, PRICE);
        }
        assertEq(paid.totalSupply(), 0);
        token.setAnswer(DecimalToken.Answer.Nothing);
        vm.prank(alice);
        paid.mint(alice, 2, 2 * PRICE);
        for (uint256 i = 0; i < answers.length; ++i) {
            token.setAnswer(answers[i]);
            vm.expectRevert(SafeTransferLib.TransferFailed.selector);
            paid.withdraw();
            vm.expectRevert(SafeTransferLib.TransferFailed.selector);
            paid.withdrawPlatform();
        }
        token.setAnswer(DecimalToken.Answer.Nothing);
        paid.withdraw();
        paid.withdrawPlatform();
        assertEq(token.balanceOf(project) + token.balanceOf(dev), 2 * PRICE);
    }

    /// @notice P-38: in tokens of 0 to 24 decimals a price is one number of base units, split to the unit.
    function testFuzz_P38_TokensOfEveryDecimals(uint256 seed, uint256 price, uint256 amount) public {
        uint8[5] memory sizes = [0, 6, 9, 18, 24];
        DecimalToken token = new DecimalToken(sizes[seed % 5]);
        uint256[] memory n = numbers();
        n[5] = price = bound(price, 0, type(uint96).max);
        amount = bound(amount, 1, CAP);
        vm.warp(NOW);
        NftSale paid = create(address(token), n, BASE_URI);
        openInviter(paid, rates(3333, 1111, 500));
        vm.warp(PUBLIC_START);
        address[2] memory buyers = [alice, bob];
        for (uint256 i = 0; i < 2; ++i) {
            token.mint(buyers[i], amount * price);
            vm.startPrank(buyers[i]);
            token.approve(address(paid), amount * price);
            paid.mintInvited(buyers[i], amount, amount * price, i == 0 ? address(0) : alice);
            vm.stopPrank();
        }
        uint256 reward = amount * price * 3333 / 10_000;
        uint256 due = 2 * amount * price * PLATFORM_BPS / 10_000;
        assertEq(paid.earnedReward(alice), reward);
        assertEq(paid.platformDue(), due);
        assertEq(paid.proceeds(), 2 * amount * price - reward - due);
        if (reward != 0) paid.claimReward(alice);
        if (due != 0) paid.withdrawPlatform();
        if (price != 0) paid.withdraw();
        assertEq(token.balanceOf(alice), reward);
        assertEq(token.balanceOf(dev), due);
        assertEq(token.balanceOf(project), 2 * amount * price - reward - due);
    }

    /// @notice P-38: a token that pauses, or takes all gas, delays payments and loses nobody's part.
    function test_P38_APausedTokenLosesNobodysPart() public {
        sell();
        (uint256 reward, uint256 due, uint256 left) = (sale.pendingReward(alice), sale.platformDue(), sale.proceeds());
        for (uint256 i = 0; i < 2; ++i) {
            odd.setPaused(i == 0);
            odd.setGreedy(i == 1);
            vm.expectRevert();
            sale.withdraw{gas: 2_000_000}();
            vm.expectRevert();
            sale.withdrawPlatform{gas: 2_000_000}();
            vm.expectRevert();
            sale.claimReward{gas: 2_000_000}(alice);
            vm.prank(bob);
            vm.expectRevert();
            sale.mint{gas: 2_000_000}(bob, 1, PRICE);
        }
        odd.setGreedy(false);
        assertEq(sale.claimReward(alice), reward);
        assertEq(sale.withdrawPlatform(), due);
        assertEq(sale.withdraw(), left);
        assertEq(odd.balanceOf(address(sale)), 0);
    }

    /// @notice P-38: a token that keeps a part of what is paid out costs its receiver, nobody else.
    function testFuzz_P38_AFeeOnPaymentsIsTheReceivers(uint256 feeBps) public {
        sell();
        odd.setFee(bound(feeBps, 1, 9999));
        (uint256 due, uint256 left) = (sale.platformDue(), sale.proceeds());
        sale.claimReward(alice);
        assertEq(sale.platformDue(), due);
        assertEq(sale.proceeds(), left);
        sale.withdraw();
        assertEq(sale.platformDue(), due);
        sale.withdrawPlatform();
        assertEq(odd.balanceOf(address(sale)), 0);
    }

    /// @notice P-38: whatever balances do by themselves, what is owed is there, and inviters come first.
    function testFuzz_P38_BalancesThatMoveByThemselves(uint256[4] calldata scales) public {
        sell();
        for (uint256 i = 0; i < scales.length; ++i) {
            odd.rebase(bound(scales[i], 1e16, 30e18));
            INftSale.Terms memory terms = sale.terms();
            uint256 held = odd.balanceOf(address(sale));
            assertLe(sale.pendingReward(alice), sale.earnedReward(alice));
            assertEq(sale.solvency()[0].held, held);
            assertLe(sale.solvency()[0].owed, held);
            assertLe(sale.pendingReward(alice) + sale.platformDue() + sale.proceeds(), held);
            assertLe(sale.platformDue(), held * terms.platformBps / 10_000);
        }
        if (sale.platformDue() != 0) sale.withdrawPlatform();
        if (sale.proceeds() != 0) sale.withdraw();
        uint256 payable_ = sale.pendingReward(alice);
        vm.prank(alice);
        assertEq(sale.claimReward(alice), payable_);
    }

    /// @notice P-30: a token that calls back before it pays somebody out, as the owner even, takes nothing of what is others'.
    function test_P30_TokenThatCallsBackFromPaymentsTakesNobodysPart() public {
        sell();
        address carolsInviter = bob;
        odd.mint(carol, 10 * PRICE);
        vm.startPrank(carol);
        odd.approve(address(sale), type(uint256).max);
        sale.mintInvited(carol, 10, 10 * PRICE, carolsInviter);
        vm.stopPrank();
        vm.prank(project);
        sale.transferOwnership(address(odd));
        uint256[4] memory parts =
            [sale.pendingReward(alice), sale.pendingReward(bob), sale.platformDue(), sale.proceeds()];
        uint256[2] memory held = [odd.balanceOf(alice), odd.balanceOf(bob)];
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(INftSale.withdraw, ());
        odd.arm(address(sale), calls);
        assertEq(sale.claimReward(alice), parts[0]);
        assertEq(odd.lastFailure(), abi.encodeWithSelector(INftSale.NftSale_Busy.selector));
        assertEq(sale.pendingReward(bob), parts[1]);
        assertEq(sale.platformDue(), parts[2]);
        assertEq(sale.proceeds(), parts[3]);
        calls = new bytes[](3);
        calls[0] = abi.encodeCall(INftSale.withdrawTo, (address(odd)));
        calls[1] = abi.encodeCall(INftSale.withdrawPlatform, ());
        calls[2] = abi.encodeCall(INftSale.claimReward, (bob));
        odd.arm(address(sale), calls);
        assertEq(sale.withdraw(), parts[3]);
        assertEq(sale.withdrawPlatform(), parts[2]);
        assertEq(sale.claimReward(bob), parts[1]);
        assertEq(odd.balanceOf(address(odd)), parts[3]);
        assertEq(odd.balanceOf(alice) - held[0], parts[0]);
        assertEq(odd.balanceOf(bob) - held[1], parts[1]);
        assertEq(odd.balanceOf(dev), parts[2]);
        assertFalse(odd.reentered());
    }
}
