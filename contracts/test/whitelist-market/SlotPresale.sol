// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITradedSlots} from "../../src/whitelist-market/ITradedSlots.sol";

/// @notice As much of a presale as the market sees: slots, a switch and a clock. It keeps the rules that presales keep.
contract SlotPresale is ITradedSlots {
    struct Slot {
        uint8 status;
        uint8 level;
    }

    error NotTheMarket();
    error NoSlotToMove(address from);
    error SlotTaken(address to);

    address public market;
    bool public transferable;
    uint40 public until;
    mapping(address account => Slot slot) public slots;

    function init(address market_, uint40 until_) external {
        (market, until, transferable) = (market_, until_, true);
    }

    function setSlot(address account, uint8 status, uint8 level) external {
        slots[account] = Slot(status, level);
    }

    function setTransferable(bool transferable_) external {
        transferable = transferable_;
    }

    function setUntil(uint40 until_) external {
        until = until_;
    }

    function moveSlot(address from, address to) external {
        if (msg.sender != market) revert NotTheMarket();
        Slot memory slot = slots[from];
        if (slot.status != 1 || !transferable) revert NoSlotToMove(from);
        if (slots[to].status != 0) revert SlotTaken(to);
        delete slots[from];
        slots[to] = slot;
    }

    function slotOf(address account) external view returns (uint256, uint256, bool, uint256) {
        Slot memory slot = slots[account];
        return (slot.status, slot.level, transferable, until);
    }
}
