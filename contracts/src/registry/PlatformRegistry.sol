// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {OwnershipWithoutValue} from "../../templates/OwnershipWithoutValue.sol";
import {IPlatformRegistry} from "./IPlatformRegistry.sol";
import {ContractRoles} from "./ContractRoles.sol";

/// @title Which contracts belong to the platform
/// @dev Documented in `IPlatformRegistry`. There is no function that takes anything away.
contract PlatformRegistry is IPlatformRegistry, OwnershipWithoutValue {
    /// @dev A grant is one word: for each role the epoch since which it counts, zero for a role that was never given.
    /// Roles 1, 2 and 4 have 64 bits each, from the lowest on.
    uint256 private constant EPOCH_MASK = type(uint64).max;
    uint256 private constant SECOND = 64;
    uint256 private constant THIRD = 128;
    uint256 private constant EVERY_ROLE = 1 + 2 ** SECOND + 2 ** THIRD;

    /// @inheritdoc IPlatformRegistry
    uint256 public epoch;
    /// @inheritdoc IPlatformRegistry
    address public wrappedNative;
    mapping(address account => uint256 grant) private _accounts;
    mapping(address factory => uint256 grant) private _registrars;
    mapping(address factory => uint256 since) private _venues;

    /// @param initialOwner Adds contracts; may renounce when all are there.
    constructor(address initialOwner) {
        _initializeOwner(initialOwner);
    }

    /// @inheritdoc IPlatformRegistry
    function addContract(address account, uint256 roles) external onlyOwner {
        _check(account, roles);
        _storeAccount(account, _give(_accounts[account], roles, ++epoch * EVERY_ROLE));
    }

    /// @inheritdoc IPlatformRegistry
    function addRegistrar(address factory, uint256 roles) external onlyOwner {
        _check(factory, roles);
        uint256 grant = _give(_registrars[factory], roles, ++epoch * EVERY_ROLE);
        _registrars[factory] = grant;
        emit RegistrarAdded(factory, _rolesIn(grant, EPOCH_MASK));
    }

    /// @inheritdoc IPlatformRegistry
    function register(address instance, uint256 roles, uint64 since) external {
        uint256 registrar = _registrars[msg.sender];
        uint256 allowed = _rolesIn(registrar, EPOCH_MASK);
        if (roles & ~allowed != 0) revert PlatformRegistry_NotAllowed(msg.sender, roles, allowed);
        _check(instance, roles);
        _storeAccount(instance, _give(_accounts[instance], roles, _later(registrar, since)));
    }

    /// @inheritdoc IPlatformRegistry
    function beginEpoch() external returns (uint256 newEpoch) {
        return _registrars[msg.sender] == 0 ? epoch : ++epoch;
    }

    /// @inheritdoc IPlatformRegistry
    function addVenueFactory(address factory) external onlyOwner {
        if (factory.code.length == 0) revert PlatformRegistry_NoCode(factory);
        uint256 since = ++epoch;
        if (_venues[factory] == 0) _venues[factory] = since;
        emit VenueFactoryAdded(factory);
    }

    /// @inheritdoc IPlatformRegistry
    function initWrappedNative(address wrappedNative_) external onlyOwner {
        if (wrappedNative != address(0)) revert PlatformRegistry_WrappedNativeFixed(wrappedNative);
        if (wrappedNative_.code.length == 0) revert PlatformRegistry_NoCode(wrappedNative_);
        wrappedNative = wrappedNative_;
        emit WrappedNativeSet(wrappedNative_);
    }

    /// @inheritdoc IPlatformRegistry
    function roleOf(address account) external view returns (uint256 roles) {
        return _rolesIn(_accounts[account], EPOCH_MASK);
    }

    /// @inheritdoc IPlatformRegistry
    function rolesAt(address account, uint256 atEpoch) external view returns (uint256 roles) {
        return _rolesIn(_accounts[account], atEpoch);
    }

    /// @inheritdoc IPlatformRegistry
    function registrarRoles(address factory) external view returns (uint256 roles) {
        return _rolesIn(_registrars[factory], EPOCH_MASK);
    }

    /// @inheritdoc IPlatformRegistry
    function knownFactory(address factory) external view returns (bool) {
        return _venues[factory] != 0;
    }

    /// @inheritdoc IPlatformRegistry
    function knownFactoryAt(address factory, uint256 atEpoch) external view returns (bool) {
        return _counts(_venues[factory], atEpoch);
    }

    function _refuseValue(uint256 sentWei) internal pure override {
        revert PlatformRegistry_ValueRefused(sentWei);
    }

    function _storeAccount(address account, uint256 grant) private {
        _accounts[account] = grant;
        emit ContractRegistered(account, _rolesIn(grant, EPOCH_MASK), msg.sender);
    }

    function _check(address account, uint256 roles) private view {
        if (roles == 0 || roles & ~ContractRoles.ALL != 0) {
            revert PlatformRegistry_RolesUnknown(roles, ContractRoles.ALL);
        }
        if (account.code.length == 0) revert PlatformRegistry_NoCode(account);
    }

    /// @dev A role that is there already keeps its epoch.
    function _give(uint256 grant, uint256 roles, uint256 since) private pure returns (uint256) {
        uint256 missing = roles & ~_rolesIn(grant, EPOCH_MASK);
        if (missing & 1 != 0) grant |= since & EPOCH_MASK;
        if (missing & 2 != 0) grant |= since & (EPOCH_MASK << SECOND);
        if (missing & 4 != 0) grant |= since & (EPOCH_MASK << THIRD);
        return grant;
    }

    /// @dev The epochs of a grant, none before `since`.
    function _later(uint256 grant, uint256 since) private pure returns (uint256) {
        return FixedPointMathLib.max(grant & EPOCH_MASK, since)
            | (FixedPointMathLib.max((grant >> SECOND) & EPOCH_MASK, since) << SECOND)
            | (FixedPointMathLib.max(grant >> THIRD, since) << THIRD);
    }

    function _rolesIn(uint256 grant, uint256 atEpoch) private pure returns (uint256 roles) {
        if (grant == 0) return 0;
        if (_counts(grant & EPOCH_MASK, atEpoch)) roles = 1;
        if (_counts((grant >> SECOND) & EPOCH_MASK, atEpoch)) roles |= 2;
        if (_counts(grant >> THIRD, atEpoch)) roles |= 4;
    }

    function _counts(uint256 since, uint256 atEpoch) private pure returns (bool) {
        return since != 0 && since <= atEpoch;
    }
}
