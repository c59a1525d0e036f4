// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {Ownable} from "solady/auth/Ownable.sol";
import {IStandardToken} from "./IStandardToken.sol";

/// @title Ownership of a token
/// @notice Solady's `Ownable`: one step for those who are sure, or two steps in which the new owner asks first
/// (`requestOwnershipHandover`) and the old one completes, which proves that somebody holds the new key.
/// @dev The library marks its functions payable to save gas; a token could never return what it received, so each
/// refuses native currency here.
abstract contract TokenOwnership is Ownable {
    modifier refusesValue() {
        if (msg.value != 0) revert IStandardToken.Token_ValueRefused(msg.value);
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

    /// @dev A renounced owner is not the zero address itself: nobody's word, a simulated call's included, equals it.
    function _guardInitializeOwner() internal pure override returns (bool guard) {
        return true;
    }
}
