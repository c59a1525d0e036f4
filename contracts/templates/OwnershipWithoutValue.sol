// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {Ownable} from "solady/auth/Ownable.sol";

/// @title Ownership that takes no native currency
/// @notice Solady's `Ownable`: one step for those who are sure, or two steps in which the new owner asks first
/// (`requestOwnershipHandover`) and the old one completes, which proves that somebody holds the new key.
/// @dev The library marks its functions payable to save gas; what they took would belong to nobody, so each refuses
/// native currency here, for a reason that the contract names.
abstract contract OwnershipWithoutValue is Ownable {
    modifier refusesValue() {
        if (msg.value != 0) _refuseValue(msg.value);
        _;
    }

    /// @inheritdoc Ownable
    function transferOwnership(address newOwner) public payable virtual override refusesValue {
        super.transferOwnership(newOwner);
    }

    /// @inheritdoc Ownable
    function renounceOwnership() public payable virtual override refusesValue {
        super.renounceOwnership();
    }

    /// @inheritdoc Ownable
    function requestOwnershipHandover() public payable virtual override refusesValue {
        super.requestOwnershipHandover();
    }

    /// @inheritdoc Ownable
    function cancelOwnershipHandover() public payable virtual override refusesValue {
        super.cancelOwnershipHandover();
    }

    /// @inheritdoc Ownable
    function completeOwnershipHandover(address pendingOwner) public payable virtual override refusesValue {
        super.completeOwnershipHandover(pendingOwner);
    }

    /// @dev Reverts with the contract's own named reason.
    function _refuseValue(uint256 sentWei) internal pure virtual;

    /// @dev A renounced owner is not the zero address itself: nobody's word, a simulated call's included, equals it.
    function _guardInitializeOwner() internal pure override returns (bool guard) {
        return true;
    }
}
