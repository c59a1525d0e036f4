// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {ITokenLocker} from "../../src/lock/ITokenLocker.sol";
import {RebasingVault} from "../../src/lock/RebasingVault.sol";
import {LiquidityLocker} from "../../src/lock/LiquidityLocker.sol";
import {HostileToken} from "../fixtures/ForeignTokens.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";
import {OldNft} from "./OldNft.sol";
import {PlainNft} from "./PlainNft.sol";
import {TokenLockerPayments} from "./TokenLockerPayments.sol";
import {OddToken} from "./TokenLockerTokens.sol";
import {TokenLockerTerms} from "./TokenLockerTerms.sol";

/// @notice Concrete tests in the order of `TokenLocker.tree`; payments lie in `TokenLockerPayments`, schedules and moves
/// in `TokenLockerTerms`.
contract TokenLockerTest is TokenLockerPayments, TokenLockerTerms, Permit2Fixture {
    function test_Lock_TakesAndRemembers() public {
        uint256 unlockAt = block.timestamp + 180 days;
        vm.startPrank(alice);
        token.approve(address(locker), AMOUNT);
        vm.expectEmit(address(locker));
        emit ITokenLocker.AssetAdded(1, address(token), address(locker), false);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Locked(1, address(token), bob, AMOUNT, AMOUNT, unlockAt, false, true);
        uint256 id = locker.lock(address(token), AMOUNT, bob, unlockAt, migratable());
        vm.stopPrank();
        expectLock(id, bob, AMOUNT, AMOUNT, unlockAt);
        ITokenLocker.Lock memory entry = locker.lockOf(id);
        assertEq(entry.token, address(token));
        assertEq(entry.lockedAt, block.timestamp);
        assertFalse(entry.rebasing);
        assertTrue(entry.migratable);
        assertEq(locker.lockCount(), 1);
        assertEq(locker.assetCount(), 1);
        assertEq(locker.custodyOf(1), address(locker));
        assertEq(locker.lockedOf(address(token)), AMOUNT);
        assertEq(token.balanceOf(address(locker)), AMOUNT);
        assertEq(locker.announcer(), address(announcer));
    }

    function test_Lock_ForEver() public {
        uint256 id = lockFor(alice, AMOUNT, FOREVER);
        vm.warp(FOREVER - 1);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_StillLocked.selector, id, FOREVER));
        vm.prank(alice);
        locker.withdraw(id, 1);
        assertEq(locker.FOREVER(), FOREVER);
        assertEq(new LiquidityLocker().FOREVER(), FOREVER);
    }

    function test_Lock_CreditsWhatArrives() public {
        token.setFee(100);
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        assertEq(locker.lockOf(id).amount, 0.99e20);
        incrementBy(alice, id, AMOUNT);
        assertEq(locker.lockOf(id).amount, 1.98e20);
        assertEq(locker.lockedOf(address(token)), token.balanceOf(address(locker)));
    }

    function test_Lock_CreditsNoMoreThanWasGiven() public {
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeCall(token.mint, (address(locker), 5));
        token.arm(address(token), calls);
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        assertEq(locker.lockOf(id).amount, AMOUNT);
        assertEq(token.balanceOf(address(locker)), AMOUNT + 10);
    }

    function test_Lock_OfATokenThatAnswersNothing() public {
        token.setSilent(true);
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        skip(1 days);
        vm.prank(alice);
        locker.withdraw(id, AMOUNT);
        assertEq(token.balanceOf(alice), HELD_EACH);
    }

    function test_Lock_OfARebasingToken() public {
        vm.startPrank(alice);
        token.approve(address(locker), AMOUNT);
        vm.expectEmit(true, true, true, false, address(locker));
        emit ITokenLocker.AssetAdded(1, address(token), address(0), true);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Locked(1, address(token), alice, AMOUNT, 1000 * AMOUNT, block.timestamp + 1 days, true, false);
        locker.lock(address(token), AMOUNT, alice, block.timestamp + 1 days, rebasing());
        vm.stopPrank();
        lockFor(bob, AMOUNT, block.timestamp + 1 days);
        address vault = locker.custodyOf(1);
        assertEq(token.balanceOf(vault), AMOUNT);
        assertEq(RebasingVault(vault).locker(), address(locker));
        assertEq(RebasingVault(vault).token(), address(token));
        token.rebase(1.9e18);
        assertApproxEqAbs(locker.lockOf(1).amount, 1.9e20, 2);
        assertEq(locker.lockOf(1).units, 1000 * AMOUNT);
        assertEq(locker.lockOf(2).amount, AMOUNT, "a plain lock stays what it was");
        assertApproxEqAbs(locker.lockedOf(address(token)), 2.9e20, 2);
        // Who comes later gets what they bring.
        uint256 later = lockFor(carol, AMOUNT, block.timestamp + 1 days, rebasing());
        assertApproxEqAbs(locker.lockOf(later).amount, AMOUNT, 2);
        token.rebase(0.19e18);
        assertApproxEqAbs(locker.lockOf(1).amount, 0.19e20, 2);
        assertApproxEqAbs(locker.lockOf(1).initialAmount, 0.19e20, 2);
        assertApproxEqAbs(locker.lockOf(later).amount, 0.1e20, 2);
    }

    function test_RevertWhen_LockUnusable() public {
        uint256 ok = block.timestamp + 1 days;
        expectLockRefused(1, address(0), ok, abi.encodeWithSelector(ITokenLocker.TokenLocker_OwnerZero.selector));
        expectLockRefused(0, alice, ok, abi.encodeWithSelector(ITokenLocker.TokenLocker_AmountZero.selector));
        token.setStill(true);
        expectLockRefused(
            5, alice, ok, abi.encodeWithSelector(ITokenLocker.TokenLocker_ReceivedNothing.selector, address(token), 5)
        );
    }

    /// @notice No code, an error, an empty answer.
    function test_RevertWhen_TokenIsNone() public {
        address[4] memory others = [
            address(new HostileToken(HostileToken.Trick.EmptyAnswer)),
            address(new HostileToken(HostileToken.Trick.Revert)),
            carol,
            address(4)
        ];
        for (uint256 i = 0; i < others.length; ++i) {
            vm.expectPartialRevert(
                i == 0 ? ITokenLocker.TokenLocker_ReceivedNothing.selector : SafeTransferLib.TransferFromFailed.selector
            );
            locker.lock(others[i], 1, alice, block.timestamp + 1 days, plain());
        }
        assertEq(locker.assetCount(), 0);
    }

    /// @notice An id is no amount: what `transferFrom` takes could never be paid again.
    function test_RevertWhen_TokenIsACollectionOfNfts() public {
        PlainNft marks = new PlainNft();
        OldNft old = new OldNft();
        address[2] memory collections = [address(marks), address(old)];
        for (uint256 i = 0; i < collections.length; ++i) {
            for (uint256 id = 1; id < 9; id += 7) {
                PlainNft(collections[i]).mint(alice, id);
                vm.prank(alice);
                PlainNft(collections[i]).approve(address(locker), id);
                expectNftRefused(collections[i], id, plain());
                expectNftRefused(collections[i], id, rebasing());
                assertEq(PlainNft(collections[i]).ownerOf(id), alice);
            }
        }
        ITokenLocker.Entry[] memory entries = entriesOf(2, 4);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NftRefused.selector, address(marks)));
        locker.lockMany(address(marks), entries, false, false);
        assertEq(locker.assetCount(), 0);
        // One base unit of a token is one all the same.
        assertEq(locker.lockOf(lockFor(alice, 1, block.timestamp + 1 days)).amount, 1);
    }

    function test_P06_UnlockBoundsToTheSecond() public {
        uint256 min = block.timestamp + 5 minutes;
        uint256 max = block.timestamp + MAX_SECONDS;
        bytes4 early = ITokenLocker.TokenLocker_UnlockTooEarly.selector;
        bytes4 late = ITokenLocker.TokenLocker_UnlockTooLate.selector;
        expectLockRefused(1, alice, min - 1, abi.encodeWithSelector(early, min - 1, min));
        expectLockRefused(1, alice, max + 1, abi.encodeWithSelector(late, max + 1, max));
        uint256 inMilliseconds = (block.timestamp + 1 days) * 1000;
        expectLockRefused(1, alice, inMilliseconds, abi.encodeWithSelector(late, inMilliseconds, max));
        lockFor(alice, 1, min);
        lockFor(alice, 1, max);
    }

    function test_RevertWhen_ShortByItself() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        token.seize(address(locker), 1);
        bytes memory reason =
            abi.encodeWithSelector(ITokenLocker.TokenLocker_Shortage.selector, address(token), AMOUNT - 1, AMOUNT);
        expectLockRefused(5, alice, block.timestamp + 1 days, reason);
        vm.expectRevert(reason);
        locker.increment(id, 5);
    }

    function test_RevertWhen_AmountTooLarge() public {
        uint256 max = type(uint112).max;
        token.mint(alice, type(uint128).max);
        bytes memory reason = abi.encodeWithSelector(ITokenLocker.TokenLocker_AmountTooLarge.selector, max + 1, max);
        expectLockRefused(max + 1, alice, block.timestamp + 1 days, reason);
        uint256 id = lockFor(alice, max, block.timestamp + 1 days);
        expectLockRefused(1, alice, block.timestamp + 1 days, reason);
        assertEq(locker.lockedOf(address(token)), max);
        // What was ever put in is kept as well.
        skip(1 days);
        vm.prank(alice);
        locker.withdraw(id, max - 5);
        vm.startPrank(alice);
        token.approve(address(locker), 1);
        vm.expectRevert(reason);
        locker.increment(id, 1);
        locker.withdraw(id, 5);
        assertEq(locker.lockedOf(address(token)), 0);
    }

    /// @notice Sums beyond 93 bits carry into a word of their own, and come back.
    function test_Lock_OfHugeSupplies() public {
        uint256 limit = 1 << 93;
        token.mint(alice, 4 * limit);
        uint256 small = lockFor(alice, limit - 1, block.timestamp + 1 days);
        assertEq(locker.lockedOf(address(token)), limit - 1);
        uint256 more = lockFor(alice, 2 * limit + 7, block.timestamp + 1 days);
        assertEq(locker.lockedOf(address(token)), 3 * limit + 6);
        skip(1 days);
        vm.startPrank(alice);
        locker.withdraw(more, 2 * limit + 7);
        assertEq(locker.lockedOf(address(token)), limit - 1);
        locker.withdraw(small, limit - 1);
        assertEq(locker.lockedOf(address(token)), 0);
        assertEq(locker.solvency()[0].asset, address(token));
    }

    function test_LockMany_DividesWhatArrives() public {
        token.setFee(1000);
        ITokenLocker.Entry[] memory entries = entriesOf(3, 4);
        entries[2].schedule = ITokenLocker.Schedule(block.timestamp + 1 hours, 5000, 0, 0);
        vm.startPrank(alice);
        token.approve(address(locker), 12);
        assertEq(locker.lockMany(address(token), entries, false, true), 1);
        vm.stopPrank();
        // 11 of 12 arrive (a tenth, rounded down, is lost).
        assertEq(locker.lockOf(1).amount + locker.lockOf(2).amount + locker.lockOf(3).amount, 11);
        assertEq(locker.lockedOf(address(token)), 11);
        assertEq(locker.lockOf(1).owner, entries[0].owner);
        assertEq(locker.lockOf(3).schedule.firstBps, 5000);
        assertTrue(locker.lockOf(3).migratable);
    }

    function test_RevertWhen_ListUnusable() public {
        ITokenLocker.Entry[] memory entries = new ITokenLocker.Entry[](0);
        vm.expectRevert(ITokenLocker.TokenLocker_ListEmpty.selector);
        locker.lockMany(address(token), entries, false, false);
        entries = entriesOf(2, 5);
        entries[1].amount = 0;
        vm.expectRevert(ITokenLocker.TokenLocker_AmountZero.selector);
        locker.lockMany(address(token), entries, false, false);
        entries[1].amount = 5;
        entries[1].owner = address(0);
        vm.startPrank(alice);
        token.approve(address(locker), 100);
        vm.expectRevert(ITokenLocker.TokenLocker_OwnerZero.selector);
        locker.lockMany(address(token), entries, false, false);
        entries[1].owner = alice;
        entries[1].unlockAt = 1;
        vm.expectPartialRevert(ITokenLocker.TokenLocker_UnlockTooEarly.selector);
        locker.lockMany(address(token), entries, false, false);
        token.setFee(6000);
        entries = entriesOf(2, 1);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_ReceivedNothing.selector, address(token), 1));
        locker.lockMany(address(token), entries, false, false);
    }

    function test_Permit_LocksWithASignature() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        token.mint(signer, AMOUNT);
        ITokenLocker.Entry[] memory entries = entriesOf(2, AMOUNT / 4);
        vm.startPrank(signer);
        bytes memory signature = sign(signer, key, AMOUNT / 4);
        uint256 id = locker.lockWithPermit(
            address(token), AMOUNT / 4, signer, block.timestamp + 1 days, plain(), block.timestamp, signature
        );
        signature = sign(signer, key, AMOUNT / 4);
        locker.incrementWithPermit(id, AMOUNT / 4, block.timestamp, signature);
        signature = sign(signer, key, AMOUNT / 2);
        locker.lockManyWithPermit(address(token), entries, false, false, block.timestamp, signature);
        vm.stopPrank();
        assertEq(token.balanceOf(signer), 0);
        assertEq(locker.lockOf(id).amount, AMOUNT / 2);
    }

    function test_Permit2_IsAccepted() public {
        setUpPermit2();
        allowByPermit2(alice, address(token), address(locker), AMOUNT);
        vm.startPrank(alice);
        uint256 id = locker.lock(address(token), AMOUNT - 1, alice, block.timestamp + 1 days, plain());
        locker.increment(id, 1);
        vm.expectRevert(SafeTransferLib.TransferFromFailed.selector);
        locker.increment(id, 1);
        assertEq(locker.lockOf(id).amount, AMOUNT);
    }

    function test_Increment_AddsForAnybody() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        vm.startPrank(bob);
        token.approve(address(locker), 5e19);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Incremented(id, 5e19, 5e19);
        locker.increment(id, 5e19);
        vm.stopPrank();
        expectLock(id, alice, 1.5e20, 1.5e20, block.timestamp + 1 days);
    }

    function test_RevertWhen_IncrementUnusable() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_Unknown.selector, 7));
        locker.increment(7, 1);
        vm.expectRevert(ITokenLocker.TokenLocker_AmountZero.selector);
        locker.increment(id, 0);
    }

    function test_Relock_OnlyProlongs() public {
        uint256 unlockAt = block.timestamp + 1 days;
        uint256 id = lockFor(alice, AMOUNT, unlockAt);
        vm.startPrank(alice);
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NotLater.selector, unlockAt - i, unlockAt));
            locker.relock(id, unlockAt - i);
        }
        vm.expectEmit(address(locker));
        emit ITokenLocker.Relocked(id, unlockAt + 1);
        locker.relock(id, unlockAt + 1);
        expectLock(id, alice, AMOUNT, AMOUNT, unlockAt + 1);
        locker.relock(id, FOREVER);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NotLater.selector, FOREVER, FOREVER));
        locker.relock(id, FOREVER);
    }

    function test_Relock_OfAnEndedLockBeginsAnew() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        skip(2 days);
        vm.startPrank(alice);
        vm.expectPartialRevert(ITokenLocker.TokenLocker_UnlockTooEarly.selector);
        locker.relock(id, block.timestamp + 1);
        locker.relock(id, block.timestamp + 1 days);
        vm.expectPartialRevert(ITokenLocker.TokenLocker_StillLocked.selector);
        locker.withdraw(id, 1);
    }

    function test_Split_KeepsTermsAndSum() public {
        uint256 unlockAt = block.timestamp + 1 days;
        uint256 id = lockFor(alice, AMOUNT, unlockAt);
        vm.startPrank(alice);
        vm.expectEmit(address(locker));
        emit ITokenLocker.Split(id, 2, 4e19, 4e19, 6e19);
        uint256 second = locker.split(id, 4e19);
        expectLock(id, alice, 6e19, 6e19, unlockAt);
        expectLock(second, alice, 4e19, 4e19, unlockAt);
        assertEq(locker.lockOf(second).token, address(token));
        assertEq(locker.lockedOf(address(token)), AMOUNT);
        vm.expectRevert(ITokenLocker.TokenLocker_AmountZero.selector);
        locker.split(id, 0);
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_SplitTakesAll.selector, 6e19, 6e19));
        locker.split(id, 6e19);
    }

    function test_TransferOwnership_HandsOver() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days);
        vm.startPrank(alice);
        vm.expectRevert(ITokenLocker.TokenLocker_OwnerZero.selector);
        locker.transferOwnership(id, address(0));
        vm.expectEmit(address(locker));
        emit ITokenLocker.LockOwnershipTransferred(id, alice, bob);
        locker.transferOwnership(id, bob);
        vm.stopPrank();
        expectLock(id, bob, AMOUNT, AMOUNT, block.timestamp + 1 days);
        skip(1 days);
        vm.prank(bob);
        locker.withdraw(id, AMOUNT);
    }

    function test_P02_NobodyButTheOwner() public {
        uint256 id = lockFor(alice, AMOUNT, block.timestamp + 1 days, migratable());
        bytes[5] memory calls = [
            abi.encodeCall(locker.withdraw, (id, 1)),
            abi.encodeCall(locker.relock, (id, FOREVER)),
            abi.encodeCall(locker.split, (id, 1)),
            abi.encodeCall(locker.transferOwnership, (id, bob)),
            abi.encodeCall(locker.migrate, (id, bob))
        ];
        address[5] memory strangers = [bob, address(this), address(0), address(locker), address(announcer)];
        for (uint256 late = 0; late < 2; ++late) {
            for (uint256 i = 0; i < calls.length; ++i) {
                for (uint256 j = 0; j < strangers.length; ++j) {
                    vm.expectRevert(
                        abi.encodeWithSelector(ITokenLocker.TokenLocker_NotOwner.selector, id, strangers[j], alice)
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

    function test_FindLocks_ByOwnerAndToken() public {
        OddToken first = token;
        lockFor(alice, 1, block.timestamp + 1 days);
        lockFor(bob, 1, block.timestamp + 1 days);
        token = newToken();
        lockFor(alice, 1, block.timestamp + 1 days);
        lockFor(alice, 1, block.timestamp + 2 days);
        expectFound(alice, address(0), 0, 10, abi.encode(uint256(4), 3, 1), 0);
        expectFound(alice, address(first), 0, 10, abi.encode(uint256(1)), 0);
        expectFound(address(0), address(first), 9, 10, abi.encode(uint256(2), 1), 0);
        expectFound(address(0), address(0), 3, 2, abi.encode(uint256(3), 2), 1);
        skip(1 days);
        vm.prank(alice);
        locker.withdraw(3, 1);
        expectFound(address(0), address(0), 3, 2, abi.encode(uint256(2)), 1);
        expectFound(address(0), address(0), 0, 0, "", 4);
    }

    function test_P38_SolvencyIsPaged() public {
        lockFor(alice, AMOUNT, block.timestamp + 1 days);
        address first = address(token);
        token = newToken();
        lockFor(bob, 5, block.timestamp + 1 days, rebasing());
        vm.prank(carol);
        OddToken(first).transfer(address(locker), 3);
        ISolvency.AssetSolvency[] memory all = locker.solvency();
        assertEq(all.length, 2);
        assertEq(all[0].asset, first);
        assertEq(all[0].owed, AMOUNT);
        assertEq(all[0].held, AMOUNT + 3);
        assertEq(all[1].owed, 5);
        assertEq(all[1].held, 5);
        assertEq(locker.solvencyPage(1, 9).length, 1);
        assertEq(locker.solvencyPage(1, 9)[0].asset, address(token));
        assertEq(locker.solvencyPage(0, 1).length, 1);
        assertEq(locker.solvencyPage(2, 1).length, 0);
    }

    function entriesOf(uint256 count, uint256 amount) private view returns (ITokenLocker.Entry[] memory entries) {
        entries = new ITokenLocker.Entry[](count);
        for (uint256 i = 0; i < count; ++i) {
            entries[i].owner = address(uint160(0xA000 + i));
            entries[i].amount = amount;
            entries[i].unlockAt = block.timestamp + 1 days + i;
        }
    }

    function sign(address signer, uint256 key, uint256 amount) private view returns (bytes memory) {
        bytes32 typehash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 content =
            keccak256(abi.encode(typehash, signer, address(locker), amount, token.nonces(signer), block.timestamp));
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked(hex"1901", token.DOMAIN_SEPARATOR(), content)));
        return abi.encodePacked(r, s, v);
    }

    function expectFound(address owner, address of_, uint256 from, uint256 count, bytes memory ids, uint256 next)
        private
        view
    {
        (uint256[] memory found, uint256 nextId) = locker.findLocks(owner, of_, from, count);
        assertEq(abi.encodePacked(found), ids);
        assertEq(nextId, next);
    }

    function expectNftRefused(address collection, uint256 id, ITokenLocker.Options memory options) private {
        vm.expectRevert(abi.encodeWithSelector(ITokenLocker.TokenLocker_NftRefused.selector, collection));
        vm.prank(alice);
        locker.lock(collection, id, alice, block.timestamp + 1 days, options);
    }

    function expectLockRefused(uint256 amount, address owner, uint256 unlockAt, bytes memory reason) private {
        vm.startPrank(alice);
        token.approve(address(locker), amount);
        vm.expectRevert(reason);
        locker.lock(address(token), amount, owner, unlockAt, plain());
        vm.stopPrank();
    }
}
