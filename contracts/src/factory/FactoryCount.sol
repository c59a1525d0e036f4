// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FactoryGuard} from "./FactoryGuard.sol";
import {IInstanceFactory} from "./IInstanceFactory.sol";

/// @title How many instances a factory made
/// @dev Beside the guard, which every creation writes anyway. `CreationFees` puts the membership contract, which every
/// creation reads, into the same slot: a factory names this contract first, then its prices, then its registry.
abstract contract FactoryCount is IInstanceFactory, FactoryGuard {
    uint32 private _count;

    /// @inheritdoc IInstanceFactory
    function recordCount() external view returns (uint256) {
        return _count;
    }

    /// @dev The number of the instance that is created next: it is counted from now on.
    function _countOneMore() internal returns (uint32) {
        return ++_count;
    }

    function _counted() internal view returns (uint256) {
        return _count;
    }
}
