// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bits of a lock's `capabilities()`
/// @notice What its owner can still do, and nobody else but whom they have named. Bits only ever go out.
library LockCapabilities {
    /// @dev Take out what is released, now or later.
    uint256 internal constant WITHDRAW = 1;
    /// @dev Prolong, up to for ever.
    uint256 internal constant RELOCK = 2;
    /// @dev Divide into locks of the same terms.
    uint256 internal constant SPLIT = 4;
    /// @dev Give the lock to another owner.
    uint256 internal constant TRANSFER = 8;
    /// @dev Move it to a locker that was announced a week before, with the same owner and no earlier unlock.
    uint256 internal constant MIGRATE = 16;
    /// @dev Have the exchange pay what a position has earned, to its fee receiver.
    uint256 internal constant COLLECT = 32;
}
