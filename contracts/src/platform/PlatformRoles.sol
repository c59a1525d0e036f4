// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bits of `PlatformRegistry.roleOf`
/// @notice What each stands for is told in `IPlatformRegistry`.
library PlatformRoles {
    uint256 internal constant HOLDS = 1;
    uint256 internal constant LAUNCHES = 2;
    uint256 internal constant LOCKS_LP = 4;
    uint256 internal constant ALL = HOLDS | LAUNCHES | LOCKS_LP;
}
