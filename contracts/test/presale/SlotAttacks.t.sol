// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleTypes} from "../../src/presale/IPresaleTypes.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Slots that nobody asked for, and slots that somebody paid for.
contract SlotAttacksTest is PresaleFixture {
    /// @notice P-15: a tier-2 slot, handed to a wallet of the tier-1 list before its entry is active, shuts it out of
    /// nothing: the better one counts.
    function test_P15_AnUnaskedSlotShutsNobodyOut() public {
        (IPresale presale, bytes32[] memory proof) = attackedPresale(1);
        vm.warp(startTime);
        vm.prank(carol);
        presale.contributeWithProof{value: 1 ether}(1 ether, address(0), 0, 1, proof);
        assertEq(presale.accountOf(carol).contributed, 1 ether);
        assertEq(presale.accountOf(carol).level, 1);
        (bool used,) = presale.isLeafUsed(0);
        assertTrue(used);
    }

    /// @notice P-15: the same when somebody else activates the entry.
    function test_P15_AnUnaskedSlotIsReplacedByTheEntry() public {
        (IPresale presale, bytes32[] memory proof) = attackedPresale(1);
        presale.activateSlot(carol, 0, 1, proof);
        (, uint256 status, uint256 level) = presale.whitelistOf(carol);
        assertEq(abi.encode(status, level), abi.encode(1, 1));
    }

    /// @notice P-15: a slot as good as the entry does not spoil the contribution that brings the proof.
    function test_P15_AnUnaskedSlotSpoilsNoContribution() public {
        (IPresale presale, bytes32[] memory proof) = attackedPresale(2);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SlotTaken.selector, carol));
        presale.activateSlot(carol, 0, 2, proof);
        vm.warp(startTime + 1 hours);
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(carol);
            presale.contributeWithProof{value: 1 ether}(1 ether, address(0), 0, 2, proof);
        }
        assertEq(presale.accountOf(carol).contributed, 2 ether);
    }

    /// @notice P-34: an unasked tier-2 slot does not keep a wallet from buying a tier-1 slot.
    function test_P34_AnUnaskedSlotStopsNoPurchase() public {
        (IPresale presale,) = attackedPresale(1);
        buy(presale, carol);
        (, uint256 status, uint256 level) = presale.whitelistOf(carol);
        assertEq(abi.encode(status, level), abi.encode(1, 1));
        // A worse one comes too late.
        vm.prank(alice);
        presale.setWhitelist(one(keeper), 2);
        vm.expectRevert(abi.encodeWithSelector(IPresaleTypes.Presale_SlotTaken.selector, carol));
        vm.prank(keeper);
        presale.transferSlot(carol);
    }

    /// @notice P-39: what was bought in the market is the buyer's, whoever has it later; what was given is the owner's to
    /// take back, and a better tier is nobody's loss.
    function test_P39_ABoughtSlotIsNotTakenAway() public {
        (IPresale presale,) = attackedPresale(1);
        buy(presale, carol);
        vm.startPrank(alice);
        presale.setWhitelist(one(carol), 0);
        presale.setWhitelist(one(carol), 2);
        vm.stopPrank();
        assertSlot(presale, carol, 1, 1);
        vm.prank(carol);
        presale.transferSlot(keeper);
        vm.prank(alice);
        presale.setWhitelist(one(keeper), 0);
        assertSlot(presale, keeper, 1, 1);
        vm.deal(keeper, 1 ether);
        vm.warp(startTime);
        put(presale, keeper, 1 ether);

        // The first owner of it has nothing any more; listed anew, he has what the list gives and takes.
        vm.startPrank(alice);
        presale.setWhitelist(one(dave), 2);
        presale.setWhitelist(one(dave), 0);
        vm.stopPrank();
        assertSlot(presale, dave, 3, 0);
    }

    /// @notice P-39: a bought slot of the second tier may be raised to the first, and stays bought.
    function test_P39_ABoughtSlotCanBeRaised() public {
        (IPresale presale,) = attackedPresale(1);
        vm.startPrank(alice);
        presale.setWhitelist(one(dave), 2);
        vm.stopPrank();
        buy(presale, keeper);
        assertSlot(presale, keeper, 1, 2);
        vm.startPrank(alice);
        presale.setWhitelist(one(keeper), 1);
        presale.setWhitelist(one(keeper), 0);
        vm.stopPrank();
        assertSlot(presale, keeper, 1, 1);
    }

    /// @notice P-39: a better slot that the buyer never asked for does not make a bought one the owner's to take away.
    function test_P39_ABoughtSlotStaysBoughtUnderABetterOne() public {
        (IPresale presale,) = attackedPresale(1);
        vm.prank(alice);
        presale.setWhitelist(one(dave), 2);
        buy(presale, keeper);
        vm.prank(alice);
        presale.setWhitelist(one(bob), 1);
        vm.prank(bob);
        presale.transferSlot(keeper);
        vm.prank(alice);
        presale.setWhitelist(one(keeper), 0);
        assertSlot(presale, keeper, 1, 1);
    }

    function assertSlot(IPresale presale, address account, uint256 status, uint256 level) private view {
        (, uint256 status_, uint256 level_) = presale.whitelistOf(account);
        assertEq(abi.encode(status_, level_), abi.encode(status, level));
        assertEq(presale.accountOf(account).slotStatus, status);
    }

    /// @dev Dave sells his slot.
    function buy(IPresale presale, address buyer) private {
        vm.prank(dave);
        uint256 presaleId = market.add(address(presale), 1 ether, startTime + 1 days);
        vm.deal(buyer, 10 ether);
        vm.prank(buyer);
        market.submit{value: 1 ether}(presaleId);
    }

    /// @dev Carol's entry is on the list, in this tier; bob's slot of the second tier is hers before it is active; dave has
    /// one of the first.
    function attackedPresale(uint256 level) private returns (IPresale presale, bytes32[] memory proof) {
        Plan memory p = newPlan(NORMAL);
        (p.numbers[MODE], p.numbers[T1], p.numbers[T2], p.numbers[SLOT_TRANSFER]) = (2, 1 hours, 1 hours, 1);
        presale = openPresale(p);
        proof = new bytes32[](1);
        proof[0] = keccak256("another entry");
        bytes32 root = pairOf(leafOf(presale, 0, carol, level), proof[0]);
        vm.startPrank(alice);
        presale.setWhitelistRoot(root, KEY);
        presale.setWhitelist(one(bob), 2);
        presale.setWhitelist(one(dave), 1);
        vm.stopPrank();
        vm.prank(bob);
        presale.transferSlot(carol);
    }
}
