// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {PackedAccount} from "./PackedAccount.sol";
import {SwapSteps} from "./SwapSteps.sol";
import {TaxedCore} from "./TaxedCore.sol";

/// @title Rare code of every taxed token: its creation, and what owners do
/// @dev Tokens run it by `delegatecall`, in their own place and on their own storage, at the address that is written
/// into their code (`ExtensionAddress`, ADR 0017). One contract a chain serves all of them: it has no owner, no state
/// and no power, and cannot be replaced. Called at its own address it refuses what is lent only, and everything else
/// finds empty storage: no owner, nothing launched (P-37).
contract TaxedTokenExtension is SwapSteps {
    /// @notice This code runs in the place of a token alone.
    error TaxedTokenExtension_NotAToken();

    address private immutable _home;

    modifier onlyLent() {
        // Where code is lent, it is not at home.
        if (address(this) == _home) revert TaxedTokenExtension_NotAToken();
        _;
    }

    constructor() TaxedCore(_nothing(), address(0), "", 0, 0) {
        _home = address(this);
    }

    /// @notice Lent only: the token's constructor.
    function construct(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    ) external onlyLent {
        _construct(stringParams, addressParams, numberParams, boolParams);
    }

    /// @notice Lent only: reverts unless this way is open before launch.
    function checkGate(address from, address to) external view onlyLent {
        _checkGateOf(from, to);
    }

    /// @notice Lent only: what the kill blocks do to a purchase.
    function killBuyer(address buyer, uint256 amount) external onlyLent {
        _killBuyer(buyer, amount);
    }

    /// @notice Lent only: reverts unless an account may be listed.
    function checkListable(address account) external view onlyLent {
        _checkListable(account);
    }

    /// @notice Lent only: reverts unless the owner may create tokens for this account now.
    function checkMintReceiver(address to) external view onlyLent {
        _checkMintReceiverOf(to);
    }

    /// @notice Lent only: one sale of collected tax.
    function sell(Route calldata route, uint256 collected, bool inKind) external onlyLent returns (Sale memory sale) {
        return _sell(route, collected, inKind);
    }

    /// @notice Lent only: adds the liquidity that waits.
    function add(Route calldata route, address receiver) external onlyLent {
        _add(route, receiver);
    }

    /// @dev The extension is no token. This and the next ones keep code out of it that nobody asks it for.
    function transfer(address, uint256) public pure override returns (bool) {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function transferFrom(address, address, uint256) public pure override returns (bool) {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function approve(address, uint256) public pure override returns (bool) {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function permit(address, address, uint256, uint256, uint8, bytes32, bytes32) public pure override {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function permit(address, address, uint256, uint256, bytes calldata) external pure override {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function burn(uint256) external pure override {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function mint(address, uint256) external pure override {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function setBlacklist(address[] calldata, bool) external pure override {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function swapBack() public pure override {
        revert TaxedTokenExtension_NotAToken();
    }

    // forge-lint: disable-start(mixed-case-function) the name that EIP-2612 gives
    /// @dev As `transfer`.
    // solhint-disable-next-line func-name-mixedcase
    function DOMAIN_SEPARATOR() public pure override returns (bytes32) {
        revert TaxedTokenExtension_NotAToken();
    }

    // forge-lint: disable-end(mixed-case-function)

    /// @dev As `transfer`.
    function name() public pure override returns (string memory) {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function symbol() public pure override returns (string memory) {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function contractURI() external pure override returns (string memory) {
        revert TaxedTokenExtension_NotAToken();
    }

    /// @dev As `transfer`.
    function capabilities() public pure override returns (uint256) {
        revert TaxedTokenExtension_NotAToken();
    }

    function _checkGate(address from, address to) internal view override {
        _checkGateOf(from, to);
    }

    function _checkMintReceiver(address to) internal view override {
        _checkMintReceiverOf(to);
    }

    function _checkListable(address account) internal view override {
        if (_isProtected(account, _accounts[account])) revert Token_BlacklistRefused(account);
    }

    function _killBuyer(address buyer, uint256 amount) internal override {
        uint256 word = _accounts[buyer];
        if (_isProtected(buyer, word) || _isPool(buyer)) revert Token_KillBlocksRefuse(buyer);
        _accounts[buyer] = word | PackedAccount.KILLED;
        _frozen[buyer] += amount;
        emit BuyerKilled(buyer, amount);
    }

    /// @dev Whether it could be registered: what was frozen in a pool would be left to whoever adds to it last (P-43).
    function _isPool(address account) private returns (bool) {
        if (account.code.length == 0) return false;
        try this.registerPair(account) {
            return true;
        } catch {
            return false;
        }
    }

    // The extension has no tax of its own to use.
    function _sellCollected(uint256, bool) internal pure override returns (Sale memory) {
        revert TaxedTokenExtension_NotAToken();
    }

    function _addLiquidity() internal pure override {
        revert TaxedTokenExtension_NotAToken();
    }

    function _nothing() private pure returns (Immutables memory immutables) {} // solhint-disable-line no-empty-blocks
}
