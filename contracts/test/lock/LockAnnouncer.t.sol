// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {Ownable} from "solady/auth/Ownable.sol";
import {ILockAnnouncer} from "../../src/lock/ILockAnnouncer.sol";
import {LockAnnouncer} from "../../src/lock/LockAnnouncer.sol";

/// @notice Concrete tests in the order of `LockAnnouncer.tree`.
contract LockAnnouncerTest is Test {
    LockAnnouncer private announcer;
    address private immutable alice = makeAddr("alice");
    address private immutable next = address(this);

    function setUp() public {
        vm.warp(1_800_000_000);
        announcer = new LockAnnouncer(address(this));
    }

    function test_S60_AnnounceOpensAWeekLater() public {
        assertEq(announcer.NOTICE_SECONDS(), 7 days);
        assertEq(announcer.opensAt(next), 0);
        assertFalse(announcer.isOpen(next));
        uint256 opensAt = block.timestamp + 7 days;
        vm.expectEmit(address(announcer));
        emit ILockAnnouncer.SuccessorAnnounced(next, opensAt);
        announcer.announce(next);
        assertEq(announcer.opensAt(next), opensAt);
        vm.warp(opensAt - 1);
        assertFalse(announcer.isOpen(next));
        vm.warp(opensAt);
        assertTrue(announcer.isOpen(next));
    }

    function test_RevertWhen_AnnouncedAlready() public {
        announcer.announce(next);
        vm.expectRevert(
            abi.encodeWithSelector(
                ILockAnnouncer.LockAnnouncer_AlreadyAnnounced.selector, next, block.timestamp + 7 days
            )
        );
        announcer.announce(next);
    }

    function test_RevertWhen_SuccessorHasNoCode() public {
        vm.expectRevert(abi.encodeWithSelector(ILockAnnouncer.LockAnnouncer_NoCode.selector, alice));
        announcer.announce(alice);
    }

    function test_RevertWhen_CallerNotOwner() public {
        vm.startPrank(alice);
        vm.expectRevert(Ownable.Unauthorized.selector);
        announcer.announce(next);
        vm.expectRevert(Ownable.Unauthorized.selector);
        announcer.strikeOff(next);
    }

    function test_StrikeOff_ClosesAtOnce() public {
        announcer.announce(next);
        announcer.announce(address(announcer));
        skip(8 days);
        vm.expectEmit(address(announcer));
        emit ILockAnnouncer.SuccessorStruckOff(next);
        announcer.strikeOff(next);
        assertFalse(announcer.isOpen(next));
        assertTrue(announcer.isOpen(address(announcer)));
        announcer.announce(next);
        assertEq(announcer.opensAt(next), block.timestamp + 7 days);
        assertEq(announcer.announcementCount(), 3);
        assertEq(announcer.announcementAt(0), next);
        assertEq(announcer.announcementAt(1), address(announcer));
        assertEq(announcer.announcementAt(2), next);
    }

    function test_RevertWhen_StruckOffUnannounced() public {
        vm.expectRevert(abi.encodeWithSelector(ILockAnnouncer.LockAnnouncer_NotAnnounced.selector, next));
        announcer.strikeOff(next);
    }

    function test_Ownership_EndsTheList() public {
        assertEq(announcer.owner(), address(this));
        announcer.transferOwnership(alice);
        vm.startPrank(alice);
        announcer.announce(next);
        announcer.renounceOwnership();
        assertEq(announcer.owner(), address(0));
        vm.expectRevert(Ownable.Unauthorized.selector);
        announcer.announce(address(announcer));
        skip(7 days);
        assertTrue(announcer.isOpen(next), "what was announced stays announced");
    }

    function test_Ownership_InTwoSteps() public {
        vm.startPrank(alice);
        announcer.requestOwnershipHandover();
        announcer.cancelOwnershipHandover();
        assertEq(announcer.ownershipHandoverExpiresAt(alice), 0);
        announcer.requestOwnershipHandover();
        assertEq(announcer.ownershipHandoverExpiresAt(alice), block.timestamp + 2 days);
        vm.stopPrank();
        announcer.completeOwnershipHandover(alice);
        assertEq(announcer.owner(), alice);
    }

    function test_RevertWhen_ValueIsSent() public {
        vm.deal(address(this), 1 ether);
        bytes memory refused = abi.encodeWithSelector(ILockAnnouncer.LockAnnouncer_ValueRefused.selector, 1);
        vm.expectRevert(refused);
        announcer.transferOwnership{value: 1}(alice);
        vm.expectRevert(refused);
        announcer.renounceOwnership{value: 1}();
    }
}
