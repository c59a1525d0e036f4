// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FactoryCount} from "./FactoryCount.sol";
import {FactoryPrices} from "./FactoryPrices.sol";
import {FactoryRegistry} from "./FactoryRegistry.sol";

/// @title Templates and fees of a factory, and the registry of what it made
abstract contract FactoryFees is FactoryCount, FactoryPrices, FactoryRegistry {
    /// @param initialOwner Sets templates and fees, and receives them until another address is set.
    constructor(address initialOwner) FactoryPrices(initialOwner) {}
}
