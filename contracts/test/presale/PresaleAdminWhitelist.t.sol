// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Who may contribute when: the whitelist, its tiers, and slots that change hands.
contract PresaleAdminWhitelistTest is PresaleFixture {
    event SlotSet(address indexed account, uint256 level, uint256 status);
    event SlotMoved(address indexed from, address indexed to, uint256 level);

    function test_P16_NoMomentBelongsToTwoTiers() public {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2]) = (1, 1 hours, 2 hours);
        IPresale presale = openPresale(p);
        vm.startPrank(alice);
        presale.setWhitelist(one(bob), 1);
        presale.setWhitelist(one(carol), 2);
        vm.stopPrank();
        uint256[4] memory times = [startTime, startTime + 1 hours - 1, startTime + 1 hours, startTime + 3 hours];
        bool[3][4] memory admitted =
            [[true, false, false], [true, false, false], [true, true, false], [true, true, true]];
        address[3] memory people = [bob, carol, dave];
        for (uint256 i = 0; i < 4; ++i) {
            vm.warp(times[i]);
            for (uint256 j = 0; j < 3; ++j) {
                assertEq(presale.mayContribute(people[j], times[i]), admitted[i][j]);
                if (admitted[i][j]) put(presale, people[j], 1 ether);
            }
        }
        vm.warp(startTime);
        expectPut(
            presale,
            dave,
            1 ether,
            abi.encodeWithSelector(IPresaleTypes.Presale_TierOnly.selector, 1, startTime + 1 hours, 0)
        );
        vm.warp(startTime + 3 hours - 1);
        expectPut(
            presale,
            dave,
            1 ether,
            abi.encodeWithSelector(IPresaleTypes.Presale_TierOnly.selector, 2, startTime + 3 hours, 0)
        );
    }

    function test_ListedOnly_RefusesWhoIsNotListed() public {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2]) = (2, 1 hours, 1 hours);
        IPresale presale = openPresale(p);
        list(presale, 2, bob, carol, carol);
        vm.warp(startTime);
        expectPut(
            presale,
            bob,
            1 ether,
            abi.encodeWithSelector(IPresaleTypes.Presale_TierOnly.selector, 1, startTime + 1 hours, 2)
        );
        vm.warp(endTime - 1);
        put(presale, bob, 1 ether);
        expectPut(presale, dave, 1 ether, abi.encodeWithSelector(IPresaleTypes.Presale_NotWhitelisted.selector, dave));
        assertFalse(presale.mayContribute(dave, endTime - 1));
    }

    function test_SetWhitelist_ListsAndUnlists() public {
        IPresale presale = openPresale(NORMAL);
        vm.expectEmit(address(presale));
        emit SlotSet(bob, 2, 1);
        vm.startPrank(alice);
        presale.setWhitelist(one(bob), 2);
        checkSlot(presale, bob, bob, 1, 2);
        presale.setWhitelist(two(bob, carol), 1);
        checkSlot(presale, bob, bob, 1, 1);
        presale.setWhitelist(two(bob, dave), 0);
        checkSlot(presale, bob, address(0), 3, 0);
        checkSlot(presale, dave, address(0), 0, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_LevelUnknown.selector, 3));
        presale.setWhitelist(one(bob), 3);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_ListTooLong.selector, 501, 500));
        presale.setWhitelist(new address[](501), 1);
        vm.stopPrank();
        // A used slot stays.
        vm.warp(startTime);
        put(presale, carol, 1 ether);
        checkSlot(presale, carol, carol, 2, 1);
        vm.prank(alice);
        presale.setWhitelist(one(carol), 0);
        checkSlot(presale, carol, carol, 2, 1);
    }

    function test_WhitelistAdmin_ManagesTheListOnly() public {
        Plan memory p = newPlan(NORMAL);
        p.addresses[3] = keeper;
        IPresale presale = openPresale(p);
        assertEq(presale.whitelistAdmin(), keeper);
        vm.startPrank(keeper);
        presale.setWhitelist(one(bob), 1);
        presale.setWhitelistRoot(bytes32(uint256(1)), KEY);
        presale.revokeLeaves(new uint256[](1));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotOwner.selector, keeper, alice));
        presale.setSlotTransfer(true);
        vm.stopPrank();
        vm.prank(alice);
        presale.setWhitelistAdmin(address(0));
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotWhitelistAdmin.selector, keeper));
        vm.prank(keeper);
        presale.setWhitelist(one(bob), 1);
    }

    function test_WhitelistRules_AreFixedAtTheStart() public {
        IPresale presale = openPresale(NORMAL);
        vm.startPrank(alice);
        presale.setWhitelistMode(1, 1 hours, 0);
        assertEq(presale.useWhiteList(), 1);
        assertEq(presale.t1Block(), 1 hours);
        assertEq(presale.t2Block(), 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_WhitelistModeUnknown.selector, 3));
        presale.setWhitelistMode(3, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_TiersTooLong.selector, 1 days, 0, 1 days));
        presale.setWhitelistMode(1, 1 days, 0);
        presale.setWhitelistRoot(bytes32(uint256(7)), KEY);
        assertEq(presale.whitelistRoot(), bytes32(uint256(7)));
        vm.warp(startTime);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_WhitelistFixed.selector, startTime));
        presale.setWhitelistMode(0, 0, 0);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_WhitelistFixed.selector, startTime));
        presale.setWhitelistRoot(0, "");
        vm.stopPrank();
        IPresale private_ = openLaterPrivate();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_WhitelistModeUnknown.selector, 1));
        vm.prank(alice);
        private_.setWhitelistMode(1, 0, 0);
    }

    function test_Slots_ChangeHandsWhileUnused() public {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[SLOT_TRANSFER], p.numbers[T1]) = (1, 1, 1 hours);
        IPresale presale = openPresale(p);
        list(presale, 1, bob, carol, carol);
        (uint256 status, uint256 level, bool transferable, uint256 until) = presale.slotOf(bob);
        assertEq(abi.encode(status, level, transferable, until), abi.encode(1, 1, true, startTime + 1 hours));
        vm.startPrank(bob);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SlotToOneself.selector, bob));
        presale.transferSlot(bob);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SlotTaken.selector, carol));
        presale.transferSlot(carol);
        vm.expectEmit(address(presale));
        emit SlotMoved(bob, dave, 1);
        presale.transferSlot(dave);
        checkSlot(presale, bob, address(0), 0, 0);
        checkSlot(presale, dave, dave, 1, 1);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SlotMissing.selector, bob));
        presale.transferSlot(keeper);
        vm.stopPrank();

        vm.prank(address(market));
        presale.moveSlot(dave, bob);
        checkSlot(presale, bob, bob, 1, 1);
        checkSlot(presale, dave, address(0), 0, 0);
        vm.warp(startTime);
        put(presale, bob, 1 ether);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SlotUsed.selector, bob));
        vm.prank(bob);
        presale.transferSlot(dave);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SlotTaken.selector, bob));
        vm.prank(carol);
        presale.transferSlot(bob);

        vm.prank(alice);
        presale.setSlotTransfer(false);
        assertFalse(presale.enableWhiteTransfer());
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SlotTransferOff.selector));
        vm.prank(carol);
        presale.transferSlot(dave);
        vm.prank(alice);
        presale.setSlotTransfer(true);
        vm.prank(alice);
        presale.cancel();
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_NotOpen.selector, CANCELED));
        vm.prank(carol);
        presale.transferSlot(dave);
    }

    function test_SlotOf_SaysHowLongItIsOfUse() public {
        Plan memory p = newPlan(NORMAL);
        p.numbers[MODE] = 2;
        IPresale presale = openPresale(p);
        (,,, uint256 until) = presale.slotOf(bob);
        assertEq(until, endTime);
        vm.startPrank(alice);
        presale.setWhitelistMode(0, 0, 0);
        (,,, until) = presale.slotOf(bob);
        assertEq(until, 0);
        presale.setWhitelistMode(2, 0, 0);
        presale.cancel();
        (,,, until) = presale.slotOf(bob);
        assertEq(until, 0);
    }

    function openLaterPrivate() private returns (IPresale) {
        (startTime, endTime) = (block.timestamp + 1 hours, block.timestamp + 1 days);
        return openPresale(newPlan(PRIVATE));
    }

    function checkSlot(IPresale presale, address account, address owner, uint256 status, uint256 level) private view {
        (address owner_, uint256 status_, uint256 level_) = presale.whitelistOf(account);
        assertEq(abi.encode(owner_, status_, level_), abi.encode(owner, status, level));
        assertEq(presale.accountOf(account).slotStatus, status);
        assertEq(presale.accountOf(account).level, level);
    }
}
