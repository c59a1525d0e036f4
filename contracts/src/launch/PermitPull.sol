// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ILaunchPad} from "./ILaunchPad.sol";

/// @title Takes tokens from the caller, whole
/// @dev By plain allowance, by a signed one (EIP-2612, EIP-1271), or by an allowance that the caller gave in Permit2.
abstract contract PermitPull {
    uint256 private constant PLAIN_SIGNATURE_BYTES = 65;

    /// @dev What does not arrive whole cannot be placed at a stated price: refused at the door.
    function _pull(address token, uint256 amount) internal {
        uint256 before = SafeTransferLib.balanceOf(token, address(this));
        SafeTransferLib.safeTransferFrom2(token, msg.sender, address(this), amount);
        uint256 received = SafeTransferLib.balanceOf(token, address(this)) - before;
        if (received != amount) revert ILaunchPad.LaunchPad_NotWhole(token, amount, received);
    }

    /// @dev A signature that somebody has used already has given its allowance; one that is worthless shows when the
    /// tokens are taken. So a failure is not looked at.
    function _permit(ILaunchPad.Permit calldata p) internal {
        bytes memory call_;
        if (p.signature.length == PLAIN_SIGNATURE_BYTES) {
            call_ = abi.encodeWithSignature(
                "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
                msg.sender,
                address(this),
                p.value,
                p.deadline,
                uint8(p.signature[64]),
                bytes32(p.signature[0:32]),
                bytes32(p.signature[32:64])
            );
        } else {
            call_ = abi.encodeWithSignature(
                "permit(address,address,uint256,uint256,bytes)",
                msg.sender,
                address(this),
                p.value,
                p.deadline,
                p.signature
            );
        }
        address token = p.token;
        assembly ("memory-safe") {
            pop(call(gas(), token, 0, add(call_, 0x20), mload(call_), 0x00, 0x00))
        }
    }
}
