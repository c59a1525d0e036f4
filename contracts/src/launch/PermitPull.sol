// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ILaunchPad} from "./ILaunchPad.sol";

/// @title Takes tokens from the caller, whole
/// @dev By plain allowance, by a signed one (EIP-2612, EIP-1271), or by an allowance that the caller gave in Permit2.
abstract contract PermitPull {
    /// @dev What does not arrive whole cannot be placed at a stated price: refused at the door.
    function _pull(address token, uint256 amount) internal {
        uint256 before = SafeTransferLib.balanceOf(token, address(this));
        SafeTransferLib.safeTransferFrom2(token, msg.sender, address(this), amount);
        uint256 received = SafeTransferLib.balanceOf(token, address(this)) - before;
        if (received != amount) revert ILaunchPad.LaunchPad_NotWhole(token, amount, received);
    }
}
