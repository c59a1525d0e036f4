// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Uses a signed allowance (EIP-2612; 65 bytes r, s, v, or the bytes of an EIP-1271 wallet)
library SignedAllowance {
    uint256 private constant PLAIN_SIGNATURE_BYTES = 65;

    /// @dev A signature that somebody has used already has given its allowance; one that is worthless shows when the
    /// tokens are taken. So a failure is not looked at.
    function tryUse(address token, uint256 amount, uint256 deadline, bytes calldata signature) internal {
        bytes memory call_;
        if (signature.length == PLAIN_SIGNATURE_BYTES) {
            call_ = abi.encodeWithSignature(
                "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
                msg.sender,
                address(this),
                amount,
                deadline,
                uint8(signature[64]),
                bytes32(signature[0:32]),
                bytes32(signature[32:64])
            );
        } else {
            call_ = abi.encodeWithSignature(
                "permit(address,address,uint256,uint256,bytes)", msg.sender, address(this), amount, deadline, signature
            );
        }
        assembly ("memory-safe") {
            pop(call(gas(), token, 0, add(call_, 0x20), mload(call_), 0x00, 0x00))
        }
    }
}
