// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWrappedNative} from "../venue/IWrappedNative.sol";

/// @title Takes native currency out of its wrapped form, and from nowhere else
/// @dev Wrapped currencies send with 2 300 gas: too little to ask anybody who is calling, enough to read a slot that
/// has just been written.
abstract contract Unwrapping {
    bool private _unwraps;

    receive() external payable {
        if (!_unwraps) _refuseNative(msg.value);
    }

    function _unwrap(address wrappedNative, uint256 amount) internal {
        _unwraps = true;
        IWrappedNative(wrappedNative).withdraw(amount);
        _unwraps = false;
    }

    /// @dev Reverts with the contract's own named reason.
    function _refuseNative(uint256 sentWei) internal pure virtual;
}
