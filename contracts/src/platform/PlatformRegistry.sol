// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {OwnershipWithoutValue} from "../../templates/OwnershipWithoutValue.sol";
import {IPlatformRegistry} from "./IPlatformRegistry.sol";
import {PlatformRoles} from "./PlatformRoles.sol";

/// @title Which contracts belong to the platform
/// @dev Promises stand in `IPlatformRegistry`. There is no function that takes anything away.
contract PlatformRegistry is IPlatformRegistry, OwnershipWithoutValue {
    /// @inheritdoc IPlatformRegistry
    mapping(address account => uint256 roles) public roleOf;
    /// @inheritdoc IPlatformRegistry
    mapping(address factory => uint256 roles) public registrarRoles;
    /// @inheritdoc IPlatformRegistry
    mapping(address factory => bool known) public knownFactory;
    /// @inheritdoc IPlatformRegistry
    address public wrappedNative;

    /// @param initialOwner Adds contracts; may renounce when all are there.
    constructor(address initialOwner) {
        _initializeOwner(initialOwner);
    }

    /// @inheritdoc IPlatformRegistry
    function addContract(address account, uint256 roles) external onlyOwner {
        _register(account, roles);
    }

    /// @inheritdoc IPlatformRegistry
    function addRegistrar(address factory, uint256 roles) external onlyOwner {
        _check(factory, roles);
        registrarRoles[factory] |= roles;
        emit RegistrarAdded(factory, registrarRoles[factory]);
    }

    /// @inheritdoc IPlatformRegistry
    function register(address instance, uint256 roles) external {
        uint256 allowed = registrarRoles[msg.sender];
        if (roles & ~allowed != 0) revert PlatformRegistry_NotAllowed(msg.sender, roles, allowed);
        _register(instance, roles);
    }

    /// @inheritdoc IPlatformRegistry
    function addVenueFactory(address factory) external onlyOwner {
        if (factory.code.length == 0) revert PlatformRegistry_NoCode(factory);
        knownFactory[factory] = true;
        emit VenueFactoryAdded(factory);
    }

    /// @inheritdoc IPlatformRegistry
    function initWrappedNative(address wrappedNative_) external onlyOwner {
        if (wrappedNative != address(0)) revert PlatformRegistry_WrappedNativeFixed(wrappedNative);
        if (wrappedNative_.code.length == 0) revert PlatformRegistry_NoCode(wrappedNative_);
        wrappedNative = wrappedNative_;
        emit WrappedNativeSet(wrappedNative_);
    }

    function _refuseValue(uint256 sentWei) internal pure override {
        revert PlatformRegistry_ValueRefused(sentWei);
    }

    function _register(address account, uint256 roles) private {
        _check(account, roles);
        roleOf[account] |= roles;
        emit ContractRegistered(account, roleOf[account], msg.sender);
    }

    function _check(address account, uint256 roles) private view {
        if (roles == 0 || roles & ~PlatformRoles.ALL != 0) {
            revert PlatformRegistry_RolesUnknown(roles, PlatformRoles.ALL);
        }
        if (account.code.length == 0) revert PlatformRegistry_NoCode(account);
    }
}
