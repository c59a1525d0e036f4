// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Roles of contracts: bits of `PlatformRegistry.roleOf`
/// @notice `IPlatformRegistry` says what each allows.
library ContractRoles {
    uint256 internal constant HOLDS = 1;
    uint256 internal constant LAUNCHES = 2;
    uint256 internal constant LOCKS_LP = 4;
    uint256 internal constant ALL = HOLDS | LAUNCHES | LOCKS_LP;
}
