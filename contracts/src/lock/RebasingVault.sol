// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";

/// @title Holds one rebasing token for a locker
/// @notice Apart from what the same locker holds by amount: whatever this balance does by itself belongs to its shares.
contract RebasingVault {
    /// @notice Only the locker that made it.
    error RebasingVault_NotLocker(address caller);

    address public immutable locker;
    address public immutable token;

    constructor(address token_) {
        (locker, token) = (msg.sender, token_);
    }

    /// @notice Locker only: pays `amount` base units.
    function pay(address to, uint256 amount) external {
        if (msg.sender != locker) revert RebasingVault_NotLocker(msg.sender);
        SafeTransferLib.safeTransfer(token, to, amount);
    }
}
