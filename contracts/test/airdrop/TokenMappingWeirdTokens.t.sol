// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {TokenMapping} from "../../src/airdrop/TokenMapping.sol";
import {ITokenMapping} from "../../src/airdrop/ITokenMapping.sol";
import {IAirdropFactory} from "../../src/airdrop/IAirdropFactory.sol";
import {DecimalToken} from "../fixtures/DecimalToken.sol";
import {TokenMappingFixture} from "./TokenMappingFixture.sol";

/// @notice A mapping of tokens of every size, whose answers say anything.
contract TokenMappingWeirdTokensTest is TokenMappingFixture {
    DecimalToken private from;
    DecimalToken private into;

    function setUp() public override {
        super.setUp();
        (from, into) = (new DecimalToken(18), new DecimalToken(18));
    }

    /// @notice P-33: of tokens of 0 to 24 decimals each whole one brings what was promised, to the base unit.
    function testFuzz_P33_TokensOfEveryDecimals(uint256 seed, uint256 whole, uint256 each) public {
        uint8[5] memory sizes = [0, 6, 9, 18, 24];
        (uint256 fromDecimals, uint256 intoDecimals) = (sizes[seed % 5], sizes[seed / 5 % 5]);
        (whole, each) = (bound(whole, 1, 1e5), bound(each, 1, 1e4));
        (from, into) = (new DecimalToken(uint8(fromDecimals)), new DecimalToken(uint8(intoDecimals)));
        // `each` whole new tokens for a whole old one.
        uint256 rate = each * 1e18 * 10 ** intoDecimals / 10 ** fromDecimals;
        into.mint(project, whole * each * 10 ** intoDecimals);
        if (rate == 0 || rate > type(uint128).max) return refuseRate(rate);
        map(rate, whole * each * 10 ** intoDecimals);
        uint256 amount = whole * 10 ** fromDecimals;
        (uint256 out, uint256 promised) = (airdrop.quote(amount), whole * each * 10 ** intoDecimals);
        bool isExact = rate * 10 ** fromDecimals == each * 1e18 * 10 ** intoDecimals;
        if (isExact) assertEq(out, promised);
        else assertLe(out, promised);
        if (out == 0) return;
        from.mint(alice, amount);
        vm.startPrank(alice);
        from.approve(address(airdrop), amount);
        assertEq(airdrop.airdrop(amount), out);
        vm.stopPrank();
        assertEq(into.balanceOf(alice), out);
        assertEq(airdrop.targetLeft(), promised - out);
        assertEq(from.balanceOf(address(airdrop)), amount);
    }

    /// @notice P-33: a token that says no, or anything but yes, maps nothing and pays nothing, whether it moved or not.
    function test_P33_AnAnswerThatIsNotYesMovesNothing() public {
        into.mint(project, 1000);
        from.mint(alice, 10);
        map(25e17, 1000);
        vm.prank(alice);
        from.approve(address(airdrop), 10);
        DecimalToken.Answer[3] memory answers =
            [DecimalToken.Answer.FalseUnmoved, DecimalToken.Answer.FalseMoved, DecimalToken.Answer.Two];
        for (uint256 i = 0; i < answers.length; ++i) {
            from.setAnswer(answers[i]);
            vm.prank(alice);
            vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
            airdrop.airdrop(10);
            from.setAnswer(DecimalToken.Answer.True);
            into.setAnswer(answers[i]);
            vm.prank(alice);
            vm.expectRevert(SafeTransferLib.TransferFailed.selector);
            airdrop.airdrop(10);
            into.setAnswer(DecimalToken.Answer.True);
            assertUnmoved();
        }
        from.setAnswer(DecimalToken.Answer.Nothing);
        into.setAnswer(DecimalToken.Answer.Nothing);
        vm.prank(alice);
        assertEq(airdrop.airdrop(10), 25);
        assertEq(into.balanceOf(alice), 25);
    }

    /// @notice P-33: the same of what is added and taken back.
    function test_P33_AnAnswerThatIsNotYesAddsAndTakesNothing() public {
        into.mint(project, 1100);
        map(25e17, 1000);
        vm.startPrank(project);
        into.approve(address(airdrop), 100);
        into.setAnswer(DecimalToken.Answer.FalseMoved);
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        airdrop.recharge(100);
        vm.warp(endTime);
        vm.expectRevert(SafeTransferLib.TransferFailed.selector);
        airdrop.withdrawTarget();
        into.setAnswer(DecimalToken.Answer.Nothing);
        airdrop.recharge(100);
        assertEq(airdrop.withdrawTarget(), 1100);
        assertEq(into.balanceOf(project), 1100);
    }

    /// @notice P-33: a new token that keeps a fee costs its holder, never the pool of the next one.
    function testFuzz_P33_AFeeOfTheNewTokenIsItsHolders(uint256 feeBps, uint256 amount) public {
        feeBps = bound(feeBps, 0, 9999);
        amount = bound(amount, 1, HELD_EACH / 10);
        vm.warp(startTime);
        newToken.setFee(feeBps);
        uint256 out = bring(alice, amount);
        assertEq(out, amount * RATE / 1e18);
        assertEq(newToken.balanceOf(alice), out - out * feeBps / 10_000);
        assertEq(airdrop.targetLeft(), POOL - out);
    }

    /// @notice P-33: a pool that shrank by itself pays what is there, and refuses more by name.
    function test_P33_APoolThatShrankRefusesMoreThanItHas() public {
        vm.warp(startTime);
        newToken.rebase(1e17);
        uint256 left = airdrop.targetLeft();
        assertEq(left, POOL / 10);
        uint256 amount = left * 1e18 / RATE;
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), type(uint256).max);
        vm.expectRevert(
            abi.encodeWithSelector(ITokenMapping.TokenMapping_PoolTooSmall.selector, airdrop.quote(amount + 1), left)
        );
        airdrop.airdrop(amount + 1);
        assertEq(airdrop.airdrop(amount), left);
        assertEq(airdrop.targetLeft(), 0);
    }

    function map(uint256 rate, uint256 pool) private {
        address[] memory pair = new address[](2);
        (pair[0], pair[1]) = (address(from), address(into));
        vm.startPrank(project);
        into.approve(address(factory), pool);
        airdrop = TokenMapping(factory.deploy{value: FEE_WEI}(1, pair, numbers(rate, pool), ""));
        vm.stopPrank();
        vm.warp(startTime);
    }

    /// @dev A rate of less than one base unit for 1e18 cannot be said, nor one of more than 128 bits.
    function refuseRate(uint256 rate) private {
        address[] memory pair = new address[](2);
        (pair[0], pair[1]) = (address(from), address(into));
        vm.prank(project);
        vm.expectPartialRevert(IAirdropFactory.AirdropFactory_RateOutOfRange.selector);
        factory.deploy{value: FEE_WEI}(1, pair, numbers(rate, 1), "");
    }

    function assertUnmoved() private view {
        assertEq(from.balanceOf(alice), 10);
        assertEq(from.balanceOf(address(airdrop)), 0);
        assertEq(airdrop.targetLeft(), 1000);
        (uint256 received, uint256 paid, uint256 accounts) = airdrop.totals();
        assertEq(received + paid + accounts, 0);
    }
}
