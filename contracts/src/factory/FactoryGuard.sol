// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title A factory does one thing at a time
abstract contract FactoryGuard {
    bool private _locked;

    error Reentrancy();

    modifier guarded() {
        _lock();
        _;
        _unlock();
    }

    function _lock() private {
        if (_locked) revert Reentrancy();
        _locked = true;
    }

    function _unlock() private {
        _locked = false;
    }
}
