// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "solady/tokens/ERC20.sol";
import {ILiquidityLocker} from "../../src/lock/ILiquidityLocker.sol";
import {LockCapabilities} from "../../src/lock/LockCapabilities.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {HostileToken} from "../fixtures/ForeignTokens.sol";
import {FakePool} from "./FakePool.sol";
import {LockerFixture} from "./LockerFixture.sol";
import {PlainNft} from "./PlainNft.sol";

/// @notice Concrete tests in the order of `LiquidityLocker.tree`, then amounts and times fuzzed.
contract LiquidityLockerTest is LockerFixture {
    uint256 private constant AMOUNT = 1e20;

    function test_Lock_TakesAndRemembers() public {
        uint256 unlockAt = block.timestamp + 180 days;
        vm.startPrank(alice);
        lp.approve(address(locker), AMOUNT);
        vm.expectEmit(address(locker));
        emit ILiquidityLocker.Locked(1, address(lp), bob, AMOUNT, unlockAt);
        uint256 id = locker.lock(address(lp), AMOUNT, bob, unlockAt);
        vm.stopPrank();
        expectLock(id, bob, AMOUNT, AMOUNT, unlockAt, 0);
        assertEq(locker.lockOf(id).lpToken, address(lp));
        assertEq(locker.lockOf(id).lockedAt, block.timestamp);
        assertEq(locker.lockCount(), 1);
        assertEq(locker.lpTokenCount(), 1);
        assertEq(locker.lockedOf(address(lp)), AMOUNT);
        assertEq(lp.balanceOf(address(locker)), AMOUNT);
    }

    function test_Lock_ForEver() public {
        uint256 id = lockFor(alice, AMOUNT, FOREVER);
        vm.warp(FOREVER - 1);
        vm.expectRevert(abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_StillLocked.selector, id, FOREVER));
        vm.prank(alice);
        locker.withdraw(id, 1);
        assertEq(locker.FOREVER(), FOREVER);
    }

    function test_Lock_CreditsWhatArrives() public {
        FakePool pool = new FakePool(alice, 1e24, FakePool.Trick.TakesAFee);
        vm.startPrank(alice);
        pool.approve(address(locker), 1e20);
        uint256 id = locker.lock(address(pool), 1e20, alice, block.timestamp + 1 days);
        assertEq(locker.lockOf(id).amount, 0.99e20);
        pool.approve(address(locker), 1e20);
        locker.increment(id, 1e20);
        vm.stopPrank();
        assertEq(locker.lockOf(id).amount, 1.98e20);
        assertEq(locker.lockedOf(address(pool)), pool.balanceOf(address(locker)));
    }

    function test_RevertWhen_LockUnusable() public {
        uint256 ok = block.timestamp + 1 days;
        expectLockRefused(
            address(lp), 1, address(0), ok, abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_OwnerZero.selector)
        );
        expectLockRefused(
            address(lp), 0, alice, ok, abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_AmountZero.selector)
        );
    }

    function test_P06_UnlockBoundsToTheSecond() public {
        uint256 min = block.timestamp + 5 minutes;
        uint256 max = block.timestamp + MAX_SECONDS;
        expectLockRefused(
            address(lp),
            1,
            alice,
            min - 1,
            abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_UnlockTooEarly.selector, min - 1, min)
        );
        expectLockRefused(
            address(lp),
            1,
            alice,
            max + 1,
            abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_UnlockTooLate.selector, max + 1, max)
        );
        uint256 inMilliseconds = (block.timestamp + 1 days) * 1000;
        expectLockRefused(
            address(lp),
            1,
            alice,
            inMilliseconds,
            abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_UnlockTooLate.selector, inMilliseconds, max)
        );
        lockFor(alice, 1, min);
        lockFor(alice, 1, max);
    }

    function test_RevertWhen_NotALiquidityPool() public {
        address[6] memory others = [
            address(new PlainNft()),
            address(new SoladyPeer(alice, 1e20)),
            address(new HostileToken(HostileToken.Trick.BurnGas)),
            address(new HostileToken(HostileToken.Trick.HugeAnswer)),
            carol,
            address(new FakePool(alice, 1e20, FakePool.Trick.OfAnotherFactory))
        ];
        for (uint256 i = 0; i < others.length; ++i) {
            expectLockRefused(
                others[i],
                1,
                alice,
                block.timestamp + 1 days,
                abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_NotLiquidityPool.selector, others[i])
            );
            (address token0, address token1, address factory) = locker.poolOf(others[i]);
            assertEq(token0, address(0));
            assertEq(token1, address(0));
            assertEq(factory, address(0));
        }
    }

    function test_RevertWhen_NothingArrives() public {
        FakePool pool = new FakePool(alice, 1e24, FakePool.Trick.MovesNothing);
        vm.startPrank(alice);
        pool.approve(address(locker), 1e20);
        vm.expectRevert(
            abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_ReceivedNothing.selector, address(pool), 1e20)
        );
        locker.lock(address(pool), 1e20, alice, block.timestamp + 1 days);
    }

    function test_RevertWhen_BalanceFallsByItself() public {
        FakePool pool = new FakePool(alice, 1e24, FakePool.Trick.None);
        vm.startPrank(alice);
        pool.approve(address(locker), type(uint256).max);
        locker.lock(address(pool), 1e20, alice, block.timestamp + 1 days);
        pool.seize(address(locker), 0.5e20);
        vm.expectRevert(
            abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_ReceivedNothing.selector, address(pool), 0.1e20)
        );
        locker.lock(address(pool), 0.1e20, alice, block.timestamp + 1 days);
    }

    function test_RevertWhen_AmountTooLarge() public {
        uint256 max = type(uint96).max;
        FakePool pool = new FakePool(alice, type(uint128).max, FakePool.Trick.None);
        vm.startPrank(alice);
        pool.approve(address(locker), type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_AmountTooLarge.selector, max + 1, max));
        locker.lock(address(pool), max + 1, alice, block.timestamp + 1 days);
        uint256 id = locker.lock(address(pool), max, alice, block.timestamp + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_AmountTooLarge.selector, max + 1, max));
        locker.increment(id, 1);
        // What was ever put in stops counting at its bound; what is there never does.
        skip(1 days);
        locker.withdraw(id, max - 5);
        locker.increment(id, 10);
        assertEq(locker.lockOf(id).amount, 15);
        assertEq(locker.lockOf(id).initialAmount, max);
    }

    function test_Increment_AddsForAnybody() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        vm.startPrank(bob);
        lp.approve(address(locker), 5e19);
        vm.expectEmit(address(locker));
        emit ILiquidityLocker.Incremented(id, 5e19);
        locker.increment(id, 5e19);
        vm.stopPrank();
        expectLock(id, alice, 1.5e20, 1.5e20, block.timestamp + 1 days, 0);
    }

    function test_RevertWhen_IncrementUnusable() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_Unknown.selector, 7));
        locker.increment(7, 1);
        vm.expectRevert(ILiquidityLocker.LiquidityLocker_AmountZero.selector);
        locker.increment(id, 0);
    }

    function test_Relock_OnlyProlongs() public {
        uint256 unlockAt = block.timestamp + 1 days;
        uint256 id = lockFor(alice, AMOUNT, unlockAt);
        vm.startPrank(alice);
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(
                abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_NotLater.selector, unlockAt - i, unlockAt)
            );
            locker.relock(id, unlockAt - i);
        }
        vm.expectEmit(address(locker));
        emit ILiquidityLocker.Relocked(id, unlockAt + 1);
        locker.relock(id, unlockAt + 1);
        expectLock(id, alice, AMOUNT, AMOUNT, unlockAt + 1, 0);
        locker.relock(id, FOREVER);
        vm.expectRevert(abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_NotLater.selector, FOREVER, FOREVER));
        locker.relock(id, FOREVER);
    }

    function test_Relock_OfAnEndedLockBeginsAnew() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        skip(2 days);
        vm.startPrank(alice);
        vm.expectPartialRevert(ILiquidityLocker.LiquidityLocker_UnlockTooEarly.selector);
        locker.relock(id, block.timestamp + 1);
        locker.relock(id, block.timestamp + 1 days);
        vm.expectPartialRevert(ILiquidityLocker.LiquidityLocker_StillLocked.selector);
        locker.withdraw(id, 1);
    }

    function test_Withdraw_PartThenAll() public {
        uint256 unlockAt = block.timestamp + 1 days;
        uint256 id = lockFor(alice, AMOUNT, unlockAt);
        uint256 before = lp.balanceOf(alice);
        vm.warp(unlockAt - 1);
        vm.expectRevert(abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_StillLocked.selector, id, unlockAt));
        vm.prank(alice);
        locker.withdraw(id, 1);
        vm.warp(unlockAt);
        vm.startPrank(alice);
        vm.expectEmit(address(locker));
        emit ILiquidityLocker.Withdrawn(id, 3e19);
        locker.withdraw(id, 3e19);
        expectLock(id, alice, 7e19, AMOUNT, unlockAt, 1);
        assertEq(lp.balanceOf(alice) - before, 3e19);
        locker.withdraw(id, 7e19);
        expectLock(id, address(0), 0, 0, 0, 0);
        assertEq(lp.balanceOf(alice) - before, AMOUNT);
        assertEq(locker.lockedOf(address(lp)), 0);
        vm.expectRevert(
            abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_NotOwner.selector, id, alice, address(0))
        );
        locker.withdraw(id, 1);
    }

    function test_RevertWhen_WithdrawUnusable() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        skip(1 days);
        vm.startPrank(alice);
        vm.expectRevert(ILiquidityLocker.LiquidityLocker_AmountZero.selector);
        locker.withdraw(id, 0);
        vm.expectRevert(
            abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_AmountAboveLock.selector, AMOUNT + 1, AMOUNT)
        );
        locker.withdraw(id, AMOUNT + 1);
    }

    function test_Split_KeepsTermsAndSum() public {
        uint256 unlockAt = block.timestamp + 1 days;
        uint256 id = lockFor(alice, AMOUNT, unlockAt);
        vm.startPrank(alice);
        vm.expectEmit(address(locker));
        emit ILiquidityLocker.Split(id, 2, 4e19);
        uint256 second = locker.split(id, 4e19);
        expectLock(id, alice, 6e19, 6e19, unlockAt, 1);
        expectLock(second, alice, 4e19, 4e19, unlockAt, 0);
        assertEq(locker.lockOf(second).lpToken, address(lp));
        assertEq(locker.lockedOf(address(lp)), AMOUNT);
        vm.expectRevert(ILiquidityLocker.LiquidityLocker_AmountZero.selector);
        locker.split(id, 0);
        vm.expectRevert(abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_SplitTakesAll.selector, 6e19, 6e19));
        locker.split(id, 6e19);
    }

    function test_TransferOwnership_HandsOver() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        vm.startPrank(alice);
        vm.expectRevert(ILiquidityLocker.LiquidityLocker_OwnerZero.selector);
        locker.transferOwnership(id, address(0));
        vm.expectEmit(address(locker));
        emit ILiquidityLocker.LockOwnershipTransferred(id, alice, bob);
        locker.transferOwnership(id, bob);
        vm.stopPrank();
        expectLock(id, bob, AMOUNT, AMOUNT, block.timestamp + 1 days, 1);
        skip(1 days);
        vm.prank(bob);
        locker.withdraw(id, AMOUNT);
    }

    function test_Capabilities_OnlyGoOut() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        uint256 kept = LockCapabilities.SPLIT | LockCapabilities.TRANSFER;
        assertEq(locker.capabilities(id), kept | LockCapabilities.WITHDRAW | LockCapabilities.RELOCK);
        uint256 ended = lockFor(bob, AMOUNT, block.timestamp + 1 days);
        skip(1 days);
        vm.prank(bob);
        locker.withdraw(ended, AMOUNT);
        assertEq(locker.capabilities(ended), 0);
        vm.prank(alice);
        locker.relock(id, FOREVER);
        assertEq(locker.capabilities(id), kept);
        handOverTooOften(id);
        assertEq(locker.capabilities(id), LockCapabilities.SPLIT);
    }

    function test_RevertWhen_HandedOverTooOften() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        handOverTooOften(id);
        assertEq(locker.lockOf(id).changes, 65_535);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(ILiquidityLocker.LiquidityLocker_TooManyHandovers.selector, id));
        locker.transferOwnership(id, bob);
        skip(1 days);
        locker.withdraw(id, AMOUNT);
    }

    function test_P02_NobodyButTheOwner() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        bytes[4] memory calls = [
            abi.encodeCall(locker.withdraw, (id, 1)),
            abi.encodeCall(locker.relock, (id, FOREVER)),
            abi.encodeCall(locker.split, (id, 1)),
            abi.encodeCall(locker.transferOwnership, (id, bob))
        ];
        address[4] memory strangers = [bob, address(this), address(0), address(locker)];
        for (uint256 late = 0; late < 2; ++late) {
            for (uint256 i = 0; i < calls.length; ++i) {
                for (uint256 j = 0; j < strangers.length; ++j) {
                    vm.expectRevert(
                        abi.encodeWithSelector(
                            ILiquidityLocker.LiquidityLocker_NotOwner.selector, id, strangers[j], alice
                        )
                    );
                    vm.prank(strangers[j]);
                    (bool ok,) = address(locker).call(calls[i]);
                    // Inside an expectation a low-level call succeeds only if it failed as expected.
                    assertTrue(ok);
                }
            }
            skip(1 days);
        }
    }

    function test_PoolOf_NamesTokensAndExchange() public view {
        (address token0, address token1, address factory) = locker.poolOf(address(lp));
        assertTrue(token0 != address(0) && token0 < token1);
        assertEq(factory, address(venueFactory));
    }

    function test_P38_SolvencyIsPaged() public {
        lockFor(alice, AMOUNT, block.timestamp + 1 days);
        ERC20 first = lp;
        lp = newPool();
        lockFor(bob, 5, block.timestamp + 1 days);
        vm.prank(carol);
        first.transfer(address(locker), 3);
        ISolvency.AssetSolvency[] memory all = locker.solvency();
        assertEq(all.length, 2);
        assertEq(all[0].asset, address(first));
        assertEq(all[0].owed, AMOUNT);
        assertEq(all[0].held, AMOUNT + 3);
        assertEq(all[1].owed, 5);
        assertEq(locker.solvencyPage(1, 9).length, 1);
        assertEq(locker.solvencyPage(1, 9)[0].asset, address(lp));
        assertEq(locker.solvencyPage(0, 1).length, 1);
        assertEq(locker.solvencyPage(2, 1).length, 0);
    }

    /// @notice P-06: whatever is split, added and withdrawn, the sum is conserved and the last one is paid.
    function testFuzz_P06_SumIsConserved(uint96 amount, uint96 part, uint96 more, uint256 days_) public {
        amount = uint96(bound(amount, 2, 5e23));
        part = uint96(bound(part, 1, amount - 1));
        more = uint96(bound(more, 1, 4e23));
        uint256 unlockAt = block.timestamp + bound(days_, 1, 60_000) * 1 days;
        uint256 before = lp.balanceOf(alice);
        uint256 id = lockFor(alice, amount, unlockAt);
        vm.prank(alice);
        uint256 second = locker.split(id, part);
        incrementBy(alice, second, more);
        assertEq(locker.lockOf(id).amount + locker.lockOf(second).amount, uint256(amount) + more);
        vm.warp(unlockAt);
        vm.startPrank(alice);
        locker.withdraw(id, amount - part);
        locker.withdraw(second, uint256(part) + more);
        assertEq(lp.balanceOf(alice), before);
        assertEq(locker.lockedOf(address(lp)), 0);
    }

    function expectLockRefused(address token, uint256 amount, address owner, uint256 unlockAt, bytes memory reason)
        private
    {
        vm.expectRevert(reason);
        vm.prank(alice);
        locker.lock(token, amount, owner, unlockAt);
    }

    function expectLock(
        uint256 id,
        address owner,
        uint256 amount,
        uint256 initialAmount,
        uint256 unlockAt,
        uint256 changes
    ) private view {
        ILiquidityLocker.Lock memory entry = locker.lockOf(id);
        assertEq(entry.owner, owner, "owner");
        assertEq(entry.amount, amount, "amount");
        assertEq(entry.initialAmount, initialAmount, "initialAmount");
        assertEq(entry.unlockAt, unlockAt, "unlockAt");
        assertEq(entry.changes, changes, "changes");
    }

    /// @dev The counter is the highest 16 bits of the lock's first slot.
    function handOverTooOften(uint256 id) private {
        bytes32 slot = keccak256(abi.encode(id, uint256(2)));
        uint256 word = uint256(vm.load(address(locker), slot));
        vm.store(address(locker), slot, bytes32(word | (uint256(type(uint16).max) << 240)));
    }
}
