// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FactoryCount} from "./FactoryCount.sol";
import {CreationFees} from "./CreationFees.sol";
import {FactoryRegistry} from "./FactoryRegistry.sol";

/// @title A factory of instances: its templates and creation fees, and the registry of what it made
abstract contract InstanceFactory is FactoryCount, CreationFees, FactoryRegistry {
    /// @param initialOwner Sets templates and fees, and receives them until another address is set.
    constructor(address initialOwner) CreationFees(initialOwner) {}
}
