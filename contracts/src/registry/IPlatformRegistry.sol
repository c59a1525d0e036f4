// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Which contracts belong to the platform
/// @notice Tokens and vaults ask it whom they may trust with what. It only grows: a role that was given is never taken
/// away, so nobody can stop a token or a presale that lives by it. Its owner can add contracts, nothing else, and
/// reaches no token: a launcher right is given by the token's own owner.
///
/// Each addition of the owner begins a new epoch, and so does each new template of a registrar. A role counts from the
/// epoch in which it was given. A token keeps the epoch of its creation and asks for roles as of then, so that no later
/// addition changes what its holders own, earn, pay or may move (S-73, P-39). What a registrar creates counts from the
/// epoch in which the registrar had its role and the instance's template existed: a new presale of a known template
/// serves an older token too.
///
/// Roles are bits:
///  - `HOLDS` (1): takes gated tokens before their launch and gives them back to those who deposited them (S-30).
///  - `LAUNCHES` (2): can be made the launcher of a token by the token's owner (S-31).
///  - `LOCKS_LP` (4): keeps LP positions that dividend vaults may count (S-35).
interface IPlatformRegistry {
    /// @notice A role belongs to a contract: an account without code could become anything later.
    error PlatformRegistry_NoCode(address account);
    /// @notice `roles` names no role, or one that there is none of.
    error PlatformRegistry_RolesUnknown(uint256 roles, uint256 known);
    /// @notice The caller may not give these roles; `allowed` are the ones it may give.
    error PlatformRegistry_NotAllowed(address caller, uint256 roles, uint256 allowed);
    /// @notice The wrapped native currency is set once, for good.
    error PlatformRegistry_WrappedNativeFixed(address wrappedNative);
    /// @notice Functions without a price take no native currency.
    error PlatformRegistry_ValueRefused(uint256 sentWei);

    /// @notice `account` has all of `roles` from now on; `registrar` gave them last.
    event ContractRegistered(address indexed account, uint256 roles, address indexed registrar);
    /// @notice `factory` may give `roles` to contracts that it creates.
    event RegistrarAdded(address indexed factory, uint256 roles);
    /// @notice Pairs of this exchange's factory are proven by it.
    event VenueFactoryAdded(address indexed factory);
    /// @notice The network's wrapped native currency.
    event WrappedNativeSet(address indexed wrappedNative);

    /// @notice Owner only: gives `account`, which has code, `roles` besides those it has, from a new epoch on.
    function addContract(address account, uint256 roles) external;

    /// @notice Owner only: lets `factory`, which has code, give `roles` to what it creates, from a new epoch on.
    function addRegistrar(address factory, uint256 roles) external;

    /// @notice Registrars only: gives `instance` some of the registrar's roles.
    /// @param since Epoch in which the registrar took on the instance's template. The roles count from then on, or from
    /// the epoch of the registrar's own roles if that is later.
    function register(address instance, uint256 roles, uint64 since) external;

    /// @notice Registrars: begins a new epoch, before a template that they take on. For anybody else nothing happens.
    /// @return newEpoch The epoch from now on.
    function beginEpoch() external returns (uint256 newEpoch);

    /// @notice Owner only: makes the factory of a V2 exchange known, from a new epoch on.
    function addVenueFactory(address factory) external;

    /// @notice Owner only, once: names the network's wrapped native currency.
    function initWrappedNative(address wrappedNative_) external;

    /// @notice How many additions the owner has made: the number of the present epoch.
    function epoch() external view returns (uint256);

    /// @notice Roles of `account` now, as bits.
    function roleOf(address account) external view returns (uint256 roles);

    /// @notice Roles of `account` as of epoch `atEpoch`, as bits. For a given account and epoch a bit is set at most once,
    /// when the account is registered, and never cleared.
    function rolesAt(address account, uint256 atEpoch) external view returns (uint256 roles);

    /// @notice Roles that `factory` may give.
    function registrarRoles(address factory) external view returns (uint256 roles);

    /// @notice Whether `factory` is the factory of an exchange that is known on this network (P-17).
    function knownFactory(address factory) external view returns (bool);

    /// @notice Whether `factory` was known in epoch `atEpoch`.
    function knownFactoryAt(address factory, uint256 atEpoch) external view returns (bool);

    /// @notice The network's wrapped native currency, or `address(0)`.
    function wrappedNative() external view returns (address);
}
