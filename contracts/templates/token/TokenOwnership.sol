// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {OwnershipWithoutValue} from "../OwnershipWithoutValue.sol";
import {ITokenBase} from "./ITokenBase.sol";

/// @title Ownership of a token
/// @dev Promises stand in `OwnershipWithoutValue`.
abstract contract TokenOwnership is OwnershipWithoutValue {
    function _refuseValue(uint256 sentWei) internal pure override {
        revert ITokenBase.Token_ValueRefused(sentWei);
    }
}
