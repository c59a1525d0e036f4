// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Uses a signed allowance (EIP-2612; 65 bytes r, s, v, or the bytes of an EIP-1271 wallet)
library SignedAllowance {
    uint256 private constant PLAIN_SIGNATURE_BYTES = 65;

    /// @dev A signature that somebody has used already has given its allowance; one that is worthless shows when the
    /// tokens are taken. So a failure is not looked at, but that 65 bytes may be a wallet's too: those of a Safe with one
    /// signer are (P-35).
    function tryUse(address token, uint256 amount, uint256 deadline, bytes calldata signature) internal {
        if (signature.length == PLAIN_SIGNATURE_BYTES) {
            bytes memory plain = abi.encodeWithSignature(
                "permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
                msg.sender,
                address(this),
                amount,
                deadline,
                uint8(signature[64]),
                bytes32(signature[0:32]),
                bytes32(signature[32:64])
            );
            if (_tryCall(token, plain)) return;
        }
        _tryCall(
            token,
            abi.encodeWithSignature(
                "permit(address,address,uint256,uint256,bytes)", msg.sender, address(this), amount, deadline, signature
            )
        );
    }

    function _tryCall(address token, bytes memory call_) private returns (bool ok) {
        assembly ("memory-safe") {
            ok := call(gas(), token, 0, add(call_, 0x20), mload(call_), 0x00, 0x00)
        }
    }
}
