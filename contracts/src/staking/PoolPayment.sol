// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A payment that may fail
library PoolPayment {
    /// @notice Sends `amount` of `token`. @return paid False when the token refuses, in whatever way: nothing was sent then.
    function tryPay(address token, address to, uint256 amount) internal returns (bool paid) {
        bytes memory question = abi.encodeWithSignature("transfer(address,uint256)", to, amount);
        assembly ("memory-safe") {
            mstore(0x00, 0)
            paid := call(gas(), token, 0, add(question, 0x20), mload(question), 0x00, 0x20)
            // A yes, or nothing from something that has code: older tokens answer nothing.
            switch returndatasize()
            case 0 { paid := and(paid, iszero(iszero(extcodesize(token)))) }
            default { paid := and(paid, and(gt(returndatasize(), 0x1f), eq(mload(0x00), 1))) }
        }
    }
}
