// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {Test} from "forge-std/Test.sol";
import {ILpDividends} from "../../templates/token/ILpDividends.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {FreeLiquidity, HookedCurrency, ReentrantLocker, ScriptedLocker, TakesTwice} from "./LpDividendsActors.sol";
import {LpDividendsHarness} from "./LpDividendsHarness.sol";
import {LpDividendsModel} from "./LpDividendsModel.sol";

/// @notice The vault by branch and by attack, in the order of `LpDividends.tree`.
contract LpDividendsTest is Test {
    uint256 private constant INTERVAL = 20;
    uint256 private constant LOCK = 7;
    /// @dev What rounding may keep back, in quote base units.
    uint256 private constant DUST = 3;

    address private immutable anna = makeAddr("anna");
    address private immutable ben = makeAddr("ben");
    address private immutable carl = makeAddr("carl");

    LpDividendsHarness private vault;
    SoladyPeer private lp;
    HookedCurrency private quote;
    ScriptedLocker private locker;

    function setUp() public {
        vm.roll(1000);
        vm.warp(1_800_000_000);
        vault = new LpDividendsHarness(INTERVAL);
        lp = new SoladyPeer(address(this), 1_000_000e18);
        quote = new HookedCurrency();
        locker = new ScriptedLocker();
        vault.setTokens(address(lp), address(quote));
        vault.addLocker(address(locker));
    }

    // constructor

    function test_Constructor_SetsInterval() public {
        vm.expectEmit();
        emit ILpDividends.DividendIntervalSet(100_000);
        LpDividendsHarness made = new LpDividendsHarness(100_000);
        (uint256 threshold, uint256 interval) = made.dividendTerms();
        assertEq(threshold, 0);
        assertEq(interval, 100_000);
        assertEq(vault.dividendToken(), address(quote));
    }

    function test_RevertWhen_DividendIntervalOutOfRange() public {
        vm.expectRevert(outOfRange(0));
        new LpDividendsHarness(0);
        vm.expectRevert(outOfRange(100_001));
        new LpDividendsHarness(100_001);
    }

    // stakeLp

    function test_StakeLp_Counts() public {
        lp.transfer(anna, 10e18);
        vm.startPrank(anna);
        lp.approve(address(vault), 10e18);
        vm.expectEmit(address(vault));
        emit ILpDividends.LpStaked(anna, 10e18);
        vault.stakeLp(10e18);
        vm.stopPrank();
        assertEq(vault.stakedLpOf(anna), 10e18);
        assertEq(vault.dividendShareOf(anna), 10e18);
        assertEq(lp.balanceOf(address(vault)), 10e18);
    }

    function test_P31_StakeCountsWhatArrives() public {
        // Something else of the pool's token lies here already: only what came with the call counts.
        lp.transfer(address(vault), 5e18);
        stake(anna, 10e18);
        assertEq(vault.stakedLpOf(anna), 10e18);
    }

    function test_StakeLp_KeepsWhatWasEarned() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1010);
        stake(anna, 10e18);
        assertApproxEqAbs(vault.pendingDividend(anna), 50e18, DUST);
    }

    function test_RevertWhen_LpPoolMissing() public {
        vault.setTokens(address(0), address(quote));
        vm.expectRevert(ILpDividends.Token_LpPoolMissing.selector);
        vault.stakeLp(1);
    }

    function test_RevertWhen_StakeZero() public {
        vm.expectRevert(ILpDividends.Token_LpAmountZero.selector);
        vault.stakeLp(0);
    }

    // unstakeLp

    function test_UnstakeLp_GivesBack() public {
        stake(anna, 10e18);
        vm.expectEmit(address(vault));
        emit ILpDividends.LpUnstaked(anna, 4e18);
        vm.prank(anna);
        vault.unstakeLp(4e18);
        assertEq(vault.stakedLpOf(anna), 6e18);
        assertEq(lp.balanceOf(anna), 4e18);
        (uint256 total, uint256 staked) = vault.lpTotals();
        assertEq(total, 6e18);
        assertEq(staked, 6e18);
    }

    function test_UnstakeLp_LeavesWhatWasEarned() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1010);
        unstake(anna, 10e18);
        assertApproxEqAbs(vault.pendingDividend(anna), 50e18, DUST);
        vm.roll(1500);
        assertApproxEqAbs(vault.pendingDividend(anna), 50e18, DUST);
    }

    function test_RevertWhen_UnstakeZero() public {
        vm.expectRevert(ILpDividends.Token_LpAmountZero.selector);
        vault.unstakeLp(0);
    }

    function test_RevertWhen_UnstakeTooMuch() public {
        stake(anna, 10e18);
        vm.prank(anna);
        vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_UnstakeTooMuch.selector, 10e18 + 1, 10e18));
        vault.unstakeLp(10e18 + 1);
    }

    function test_P31_PrincipalNeedsNoCurrency() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1010);
        vm.etch(address(quote), hex"fe");
        unstake(anna, 10e18);
        assertEq(lp.balanceOf(anna), 10e18);
    }

    // claims

    function test_ClaimDividend_Pays() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1020);
        uint256 pending = vault.pendingDividend(anna);
        vm.expectEmit(address(vault));
        emit ILpDividends.DividendPaid(anna, pending);
        vm.prank(anna);
        vault.claimDividend();
        assertEq(quote.balanceOf(anna), pending);
        assertEq(vault.pendingDividend(anna), 0);
        assertApproxEqAbs(pending, 100e18, DUST);
    }

    function test_RevertWhen_NothingToClaim() public {
        stake(anna, 10e18);
        vm.prank(anna);
        vm.expectRevert(ILpDividends.Token_NothingToClaim.selector);
        vault.claimDividend();
    }

    function test_ClaimDividendFor_PaysTheAccount() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1020);
        vm.prank(ben);
        vault.claimDividendFor(anna);
        assertApproxEqAbs(quote.balanceOf(anna), 100e18, DUST);
        assertEq(quote.balanceOf(ben), 0);
    }

    /// @notice P-42: a contract is paid when it asks, and nobody else can send it what it earned.
    function test_P42_NobodyPaysAContractThatDidNotAsk() public {
        stake(anna, 10e18);
        stake(address(locker), 10e18);
        income(100e18);
        vm.roll(1020);
        vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_ClaimsForItself.selector, locker));
        vm.prank(ben);
        vault.claimDividendFor(address(locker));
        assertEq(quote.balanceOf(address(locker)), 0);
        assertApproxEqAbs(vault.pendingDividend(address(locker)), 50e18, DUST);
        vm.prank(address(locker));
        vault.claimDividend();
        assertApproxEqAbs(quote.balanceOf(address(locker)), 50e18, DUST);
    }

    function test_RevertWhen_NothingToClaimFor() public {
        vm.expectRevert(ILpDividends.Token_NothingToClaim.selector);
        vault.claimDividendFor(ben);
    }

    // creditLock

    function test_CreditLock_Counts() public {
        stake(ben, 5e18);
        lock(LOCK, ben, 10e18);
        vm.expectEmit(address(vault));
        emit ILpDividends.LockCredited(address(locker), LOCK, ben, 10e18);
        vault.creditLock(address(locker), LOCK);
        assertEq(vault.dividendShareOf(ben), 15e18);
        (address account, uint256 amount) = vault.lockCredit(address(locker), LOCK);
        assertEq(account, ben);
        assertEq(amount, 10e18);
        (uint256 total, uint256 staked) = vault.lpTotals();
        assertEq(total, 15e18);
        assertEq(staked, 5e18);
    }

    function test_RevertWhen_LockerUnknown() public {
        ScriptedLocker other = new ScriptedLocker();
        vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_LockerUnknown.selector, other));
        vault.creditLock(address(other), LOCK);
    }

    function test_RevertWhen_LockAlreadyCredited() public {
        credit(LOCK, ben, 10e18);
        vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_LockAlreadyCredited.selector, locker, LOCK));
        vault.creditLock(address(locker), LOCK);
    }

    function test_RevertWhen_LockOfAnotherPool() public {
        lp.transfer(address(locker), 10e18);
        locker.say(LOCK, address(quote), ben, 10e18, block.timestamp + 1, 0);
        expectUnusable();
    }

    function test_RevertWhen_LockOfNobody() public {
        lp.transfer(address(locker), 10e18);
        locker.say(LOCK, address(lp), address(0), 10e18, block.timestamp + 1, 0);
        expectUnusable();
    }

    function test_RevertWhen_LockEmpty() public {
        locker.say(LOCK, address(lp), ben, 0, block.timestamp + 1, 0);
        expectUnusable();
    }

    function test_RevertWhen_LockRanOut() public {
        lp.transfer(address(locker), 10e18);
        locker.say(LOCK, address(lp), ben, 10e18, block.timestamp, 0);
        expectUnusable();
        locker.say(LOCK, address(lp), ben, 10e18, block.timestamp + 1, 0);
        vault.creditLock(address(locker), LOCK);
    }

    function test_P31_RevertWhen_LockNotCovered() public {
        credit(LOCK, ben, 10e18);
        lp.transfer(address(locker), 1e18);
        locker.say(8, address(lp), carl, 1e18 + 1, block.timestamp + 1, 0);
        vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_LockNotCovered.selector, 11e18 + 1, 11e18));
        vault.creditLock(address(locker), 8);
    }

    // syncLock

    function test_RevertWhen_LockNotCredited() public {
        lock(LOCK, ben, 10e18);
        vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_LockNotCredited.selector, locker, LOCK));
        vault.syncLock(address(locker), LOCK);
    }

    function test_SyncLock_PaysIntactLock() public {
        stake(anna, 10e18);
        credit(LOCK, ben, 30e18);
        income(100e18);
        vm.roll(1020);
        assertEq(vault.pendingDividend(ben), 0);
        assertApproxEqAbs(vault.pendingLockDividend(address(locker), LOCK), 75e18, DUST);
        vm.expectEmit(address(vault));
        emit ILpDividends.LockCredited(address(locker), LOCK, ben, 30e18);
        vault.syncLock(address(locker), LOCK);
        assertApproxEqAbs(vault.pendingDividend(ben), 75e18, DUST);
        assertEq(vault.pendingLockDividend(address(locker), LOCK), 0);
        assertEq(vault.dividendShareOf(ben), 30e18);
        vault.claimDividendFor(ben);
        assertApproxEqAbs(quote.balanceOf(ben), 75e18, DUST);
    }

    function test_SyncLock_CountsGrowth() public {
        credit(LOCK, ben, 10e18);
        lp.transfer(address(locker), 5e18);
        locker.say(LOCK, address(lp), ben, 15e18, block.timestamp + 1, 0);
        vault.syncLock(address(locker), LOCK);
        assertEq(vault.dividendShareOf(ben), 15e18);
    }

    function test_P31_GrowthOnlyAsFarAsCovered() public {
        credit(LOCK, ben, 10e18);
        lp.transfer(address(locker), 5e18);
        locker.say(LOCK, address(lp), ben, type(uint256).max, block.timestamp + 1, 0);
        vault.syncLock(address(locker), LOCK);
        assertEq(vault.dividendShareOf(ben), 15e18);
    }

    function test_SyncLock_StaleNeighbourTakesNothing() public {
        credit(LOCK, ben, 10e18);
        credit(8, carl, 10e18);
        // Carl's lock ran out and was emptied; nobody has synchronised it.
        locker.say(8, address(0), address(0), 0, 0, 0);
        locker.give(lp, carl, 10e18);
        vault.syncLock(address(locker), LOCK);
        assertEq(vault.dividendShareOf(ben), 10e18);
    }

    function test_SyncLock_EndsWithTheLock() public {
        credit(LOCK, ben, 10e18);
        income(100e18);
        vm.roll(1020);
        skip(1 days);
        vault.syncLock(address(locker), LOCK);
        assertApproxEqAbs(vault.pendingDividend(ben), 100e18, DUST);
        assertEq(vault.dividendShareOf(ben), 0);
        lock(LOCK, ben, 10e18);
        vault.creditLock(address(locker), LOCK);
        assertEq(vault.dividendShareOf(ben), 10e18);
    }

    function test_P24_ShrunkLockForfeits() public {
        stake(anna, 10e18);
        credit(LOCK, ben, 30e18);
        income(100e18);
        vm.roll(1020);
        locker.say(LOCK, address(lp), ben, 10e18, block.timestamp + 1, 1);
        vault.syncLock(address(locker), LOCK);
        assertEq(vault.pendingDividend(ben), 0);
        assertEq(vault.dividendShareOf(ben), 10e18);
        // What Ben lost flows to those who are there now, by their units: half to Anna.
        vm.roll(1040);
        assertApproxEqAbs(vault.pendingDividend(anna), 62.5e18, DUST);
    }

    function test_P24_EmptiedLockForfeits() public {
        stake(anna, 10e18);
        credit(LOCK, ben, 30e18);
        income(100e18);
        vm.roll(1020);
        locker.say(LOCK, address(0), address(0), 0, 0, 0);
        vm.expectEmit(address(vault));
        emit ILpDividends.LockCredited(address(locker), LOCK, address(0), 0);
        vault.syncLock(address(locker), LOCK);
        vm.roll(1040);
        assertEq(vault.pendingDividend(ben), 0);
        assertApproxEqAbs(vault.pendingDividend(anna), 100e18, DUST);
        assertEq(vault.dividendShareOf(ben), 0);
    }

    function test_P24_HandedOverLockForfeits() public {
        stake(anna, 10e18);
        credit(LOCK, ben, 30e18);
        income(100e18);
        vm.roll(1020);
        locker.say(LOCK, address(lp), carl, 30e18, block.timestamp + 1, 1);
        vault.syncLock(address(locker), LOCK);
        assertEq(vault.pendingDividend(ben), 0);
        assertEq(vault.pendingDividend(carl), 0);
        assertEq(vault.dividendShareOf(ben), 0);
        assertEq(vault.dividendShareOf(carl), 30e18);
    }

    function test_P24_RefilledLockForfeits() public {
        credit(LOCK, ben, 30e18);
        income(100e18);
        vm.roll(1020);
        // Out and in again: the same owner and amount, but not the same liquidity all the time.
        locker.say(LOCK, address(lp), ben, 30e18, block.timestamp + 1, 1);
        vault.syncLock(address(locker), LOCK);
        assertEq(vault.pendingDividend(ben), 0);
    }

    function test_P31_LyingLockerForfeits() public {
        stake(anna, 10e18);
        credit(LOCK, ben, 30e18);
        income(100e18);
        vm.roll(1020);
        locker.give(lp, carl, 1);
        vault.syncLock(address(locker), LOCK);
        assertEq(vault.pendingDividend(ben), 0);
        assertEq(vault.dividendShareOf(ben), 30e18 - 1);
    }

    // distribute, dividends

    function test_Distribute_StartsWhatWaits() public {
        income(100e18);
        stake(anna, 10e18);
        income(1e18);
        vm.roll(1020);
        vault.distribute();
        vm.roll(1040);
        vault.distribute();
        assertApproxEqAbs(vault.pendingDividend(anna), 101e18, DUST);
    }

    function test_Distribute_NothingToDo() public {
        vault.distribute();
        (uint256 received, uint256 paid, uint256 waiting) = vault.dividendTotals();
        assertEq(received + paid + waiting, 0);
    }

    function test_P24_StreamsOverTheInterval() public {
        stake(anna, 10e18);
        quote.mint(address(vault), 100e18);
        vm.expectEmit(address(vault));
        emit ILpDividends.DividendsAdded(100e18);
        vault.addDividends(100e18);
        assertEq(vault.pendingDividend(anna), 0);
        for (uint256 i = 1; i <= INTERVAL; ++i) {
            vm.roll(1000 + i);
            assertApproxEqAbs(vault.pendingDividend(anna), 5e18 * i, DUST);
        }
        vm.roll(1021);
        assertApproxEqAbs(vault.pendingDividend(anna), 100e18, DUST);
        (uint256 quoteOwed, uint256 lpOwed) = vault.owed();
        assertEq(quoteOwed, 100e18);
        assertEq(lpOwed, 10e18);
        vault.claimDividendFor(anna);
        (uint256 received, uint256 paid, uint256 waiting) = vault.dividendTotals();
        assertEq(received, 100e18);
        assertApproxEqAbs(paid, 100e18, DUST);
        assertEq(waiting, received - paid);
        (quoteOwed,) = vault.owed();
        assertEq(quoteOwed, received - paid);
    }

    function test_P24_DividedByUnitsAndBlocks() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1010);
        stake(ben, 40e18);
        vm.roll(1020);
        assertApproxEqAbs(vault.pendingDividend(anna), 60e18, DUST);
        assertApproxEqAbs(vault.pendingDividend(ben), 40e18, DUST);
    }

    function test_P24_StandsStillWithoutShares() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1010);
        unstake(anna, 10e18);
        vm.roll(5000);
        (,, uint256 waiting) = vault.dividendTotals();
        assertApproxEqAbs(waiting, 50e18, DUST);
        stake(ben, 1);
        assertEq(vault.pendingDividend(ben), 0);
        vm.roll(5010);
        assertApproxEqAbs(vault.pendingDividend(ben), 50e18, DUST);
    }

    function test_P24_MoreStartsOver() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1010);
        income(60e18);
        vm.roll(1020);
        assertApproxEqAbs(vault.pendingDividend(anna), 105e18, DUST);
        vm.roll(1030);
        assertApproxEqAbs(vault.pendingDividend(anna), 160e18, DUST);
    }

    function test_P24_LittleDrawsNothingOut() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1010);
        income(1e18);
        vm.roll(1020);
        assertApproxEqAbs(vault.pendingDividend(anna), 100e18, DUST);
    }

    function test_Dividends_CountsWhatFits() public {
        stake(anna, 10e18);
        vault.addDividends(type(uint256).max);
        vault.addDividends(1);
        (uint256 received,,) = vault.dividendTotals();
        assertEq(received, type(uint128).max);
        vm.roll(1020);
        assertApproxEqAbs(vault.pendingDividend(anna), type(uint128).max, DUST);
        unstake(anna, 10e18);
    }

    // setDividendInterval

    function test_SetDividendInterval_ForTheNextStream() public {
        stake(anna, 10e18);
        income(100e18);
        vm.expectEmit(address(vault));
        emit ILpDividends.DividendIntervalSet(1);
        vault.setDividendInterval(1);
        vm.roll(1010);
        assertApproxEqAbs(vault.pendingDividend(anna), 50e18, DUST);
        vm.roll(1020);
        income(10e18);
        vm.roll(1021);
        assertApproxEqAbs(vault.pendingDividend(anna), 110e18, DUST);
    }

    function test_RevertWhen_SetDividendIntervalByStranger() public {
        vm.prank(ben);
        vm.expectRevert("not the owner");
        vault.setDividendInterval(5);
    }

    function test_RevertWhen_SetDividendIntervalOutOfRange() public {
        vault.setDividendInterval(100_000);
        vm.expectRevert(outOfRange(100_001));
        vault.setDividendInterval(100_001);
        vm.expectRevert(outOfRange(0));
        vault.setDividendInterval(0);
    }

    // attacks

    function test_P24_FlashStakeEarnsNothing() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1010);
        stake(ben, 100_000e18);
        vm.prank(ben);
        vm.expectRevert(ILpDividends.Token_NothingToClaim.selector);
        vault.claimDividend();
        unstake(ben, 100_000e18);
        vm.roll(1020);
        assertApproxEqAbs(vault.pendingDividend(anna), 100e18, DUST);
    }

    function test_P24_JoiningBeforeTheMoneyEarnsNothing() public {
        stake(anna, 10e18);
        stake(ben, 100_000e18);
        income(100e18);
        vault.distribute();
        unstake(ben, 100_000e18);
        assertEq(vault.pendingDividend(ben), 0);
    }

    function test_P24_NewcomerHasNothingPending() public {
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1500);
        stake(ben, 10e18);
        assertEq(vault.pendingDividend(ben), 0);
    }

    function test_P31_FirstDepositorCannotSpoil() public {
        stake(anna, 1);
        lp.transfer(address(vault), 100_000e18);
        quote.mint(address(vault), 100_000e18);
        stake(ben, 10e18);
        assertEq(vault.stakedLpOf(ben), 10e18);
        income(100e18);
        vm.roll(1020);
        assertEq(vault.pendingDividend(anna), 9);
        assertApproxEqAbs(vault.pendingDividend(ben), 100e18, 20);
        unstake(ben, 10e18);
        assertEq(lp.balanceOf(ben), 10e18);
    }

    function test_P24_DonatedCurrencyIsNobodys() public {
        stake(ben, 100_000e18);
        quote.mint(address(vault), 100e18);
        vault.distribute();
        vm.roll(1500);
        assertEq(vault.pendingDividend(ben), 0);
        (uint256 received,,) = vault.dividendTotals();
        assertEq(received, 0);
    }

    function test_P31_DonatedLiquidityIsNobodys() public {
        stake(anna, 10e18);
        lp.transfer(address(vault), 50e18);
        (uint256 total, uint256 staked) = vault.lpTotals();
        assertEq(total, 10e18);
        assertEq(staked, 10e18);
        vm.prank(anna);
        vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_UnstakeTooMuch.selector, 60e18, 10e18));
        vault.unstakeLp(60e18);
    }

    function test_P31_ReentrantCurrencyGainsNothing() public {
        TakesTwice thief = new TakesTwice(vault);
        lp.transfer(address(thief), 10e18);
        thief.stake(lp, 10e18);
        stake(anna, 10e18);
        income(100e18);
        vm.roll(1020);
        thief.claim();
        assertEq(thief.tries(), 4);
        assertFalse(thief.succeeded(), "a door was open");
        assertEq(thief.reason(), abi.encodeWithSelector(ReentrancyGuard.Reentrancy.selector));
        assertApproxEqAbs(quote.balanceOf(address(thief)), 50e18, DUST);
        vault.claimDividendFor(anna);
        assertApproxEqAbs(quote.balanceOf(anna), 50e18, DUST);
    }

    /// @dev The vault only reads a locker: what would change anything there cannot even begin.
    function test_P31_ReentrantLockerGainsNothing() public {
        bytes memory again = abi.encodeCall(ILpDividends.distribute, ());
        ReentrantLocker evil = new ReentrantLocker(vault, again);
        vault.addLocker(address(evil));
        lp.transfer(address(evil), 10e18);
        vm.expectRevert();
        vault.creditLock(address(evil), LOCK);
    }

    /// @notice Ten who share, or ten thousand: claiming and staking cost the same.
    function test_P23_SameGasForTenAndTenThousand() public {
        vault.setTokens(address(new FreeLiquidity()), address(quote));
        quote.mint(address(vault), 100e18);
        (uint256 claimTen, uint256 stakeTen) = gasAmong(10);
        (uint256 claimMany, uint256 stakeMany) = gasAmong(10_000);
        assertApproxEqRel(claimMany, claimTen, 0.01e18);
        assertApproxEqRel(stakeMany, stakeTen, 0.01e18);
    }

    function gasAmong(uint256 count) private returns (uint256 claimGas, uint256 stakeGas) {
        uint256 state = vm.snapshotState();
        vm.pauseGasMetering();
        for (uint256 i = 1; i <= count; ++i) {
            vm.prank(address(uint160(0xabc000 + i)));
            vault.stakeLp(1e18);
        }
        vm.resumeGasMetering();
        vault.addDividends(100e18);
        vm.roll(block.number + 5);
        address one = address(uint160(0xabc001));
        vm.prank(one);
        vault.claimDividend();
        claimGas = vm.lastCallGas().gasTotalUsed;
        vm.roll(block.number + 5);
        vm.prank(one);
        vault.stakeLp(1e18);
        stakeGas = vm.lastCallGas().gasTotalUsed;
        vm.revertToState(state);
    }

    // Against a reference model: a plain loop over all accounts, block by block.

    /// @notice Stakes, leaves, claims and incomes in any order: everybody gets what the model says, but for rounding.
    function testFuzz_P24_MatchesTheModel(uint256[24] memory acts, uint256 interval) public {
        interval = bound(interval, 1, 50);
        vault = new LpDividendsHarness(interval);
        vault.setTokens(address(lp), address(quote));
        LpDividendsModel model = new LpDividendsModel(interval);
        address[3] memory accounts = [anna, ben, carl];
        for (uint256 i = 0; i < acts.length; ++i) {
            uint256 act = acts[i];
            uint256 which = (act >> 8) % 3;
            uint256 amount = 1 + (act >> 16) % 1000e18;
            uint256 blocks = (act >> 96) % 15;
            vm.roll(block.number + blocks);
            model.pass(blocks);
            if (act % 4 == 0) {
                stake(accounts[which], amount);
                model.stake(which, int256(amount));
            } else if (act % 4 == 1 && vault.stakedLpOf(accounts[which]) != 0) {
                amount = 1 + amount % vault.stakedLpOf(accounts[which]);
                unstake(accounts[which], amount);
                model.stake(which, -int256(amount));
            } else if (act % 4 == 2) {
                income(amount);
                model.income(amount);
            } else {
                vault.distribute();
                model.income(0);
            }
        }
        uint256 sum;
        for (uint256 i = 0; i < 3; ++i) {
            uint256 pending = vault.pendingDividend(accounts[i]);
            assertApproxEqAbs(pending, model.earned(i), 1000, "differs from the model");
            sum += pending;
        }
        (uint256 received,, uint256 waiting) = vault.dividendTotals();
        assertLe(sum + waiting, received, "more is pending than was received");
    }

    function income(uint256 amount) private {
        quote.mint(address(vault), amount);
        vault.addDividends(amount);
    }

    function stake(address account, uint256 amount) private {
        lp.transfer(account, amount);
        vm.startPrank(account);
        lp.approve(address(vault), amount);
        vault.stakeLp(amount);
        vm.stopPrank();
    }

    function unstake(address account, uint256 amount) private {
        vm.prank(account);
        vault.unstakeLp(amount);
    }

    function lock(uint256 lockId, address account, uint256 amount) private {
        lp.transfer(address(locker), amount);
        locker.say(lockId, address(lp), account, amount, block.timestamp + 1 hours, 0);
    }

    function credit(uint256 lockId, address account, uint256 amount) private {
        lock(lockId, account, amount);
        vault.creditLock(address(locker), lockId);
    }

    function expectUnusable() private {
        vm.expectRevert(abi.encodeWithSelector(ILpDividends.Token_LockUnusable.selector, locker, LOCK));
        vault.creditLock(address(locker), LOCK);
    }

    function outOfRange(uint256 blocks) private pure returns (bytes memory) {
        return abi.encodeWithSelector(ILpDividends.Token_DividendIntervalOutOfRange.selector, blocks, 100_000);
    }
}
