// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What every template's token is
/// @notice ERC-20 with EIP-2612 and ERC-7572. The owner can mint within fixed terms and point to the metadata, and can
/// give up either for good. Renouncing gives up both.
///
/// Every constructor begins with the same parameters: `string[] {name, symbol, contractUri}`, `address[] {receiver, ...}`
/// with the owner last, `uint256[] {totalSupply, decimals, mintCooldown, mintMaxBps}`, `bool[] {mintable}`.
interface ITokenBase {
    /// @notice A token needs a name.
    error Token_NameEmpty();
    /// @notice Length in bytes of UTF-8.
    error Token_NameTooLong(uint256 length, uint256 max);
    /// @notice Controls, marks of direction, characters without width, or bytes that are not UTF-8: what a reader does
    /// not see, or sees in another order.
    error Token_NameNotPrintable();
    /// @notice A token needs a symbol.
    error Token_SymbolEmpty();
    /// @notice Length in bytes of UTF-8.
    error Token_SymbolTooLong(uint256 length, uint256 max);
    /// @notice As for the name.
    error Token_SymbolNotPrintable();
    /// @notice As for the name.
    error Token_UriNotPrintable();
    /// @notice Length in bytes of UTF-8.
    error Token_UriTooLong(uint256 length, uint256 max);
    /// @notice A token needs a supply.
    error Token_SupplyZero();
    /// @notice More decimals than wallets and exchanges show.
    error Token_DecimalsTooHigh(uint256 decimals, uint256 max);
    /// @notice The supply is beyond what a V2 pool can hold (2^112 - 1 base units); fewer decimals bring it within.
    error Token_DecimalsTooHighForSupply(uint256 decimals, uint256 max);
    /// @notice The supply in base units is beyond what a V2 pool can hold.
    error Token_SupplyTooLarge(uint256 supply, uint256 max);
    /// @notice Tokens never go to the zero address; `burn` destroys them.
    error Token_ReceiverZero();
    /// @notice Tokens sent to their own contract would belong to nobody.
    error Token_ToItself();
    /// @notice Seconds between two mintings.
    error Token_MintCooldownTooShort(uint256 seconds_, uint256 min);
    /// @notice Seconds between two mintings; the bound catches milliseconds.
    error Token_MintCooldownTooLong(uint256 seconds_, uint256 max);
    /// @notice Basis points of the supply in one minting.
    error Token_MintRatioTooHigh(uint256 bps, uint256 max);
    /// @notice A mintable token needs a ratio above zero.
    error Token_MintRatioZero();
    /// @notice A token that is not mintable has no cool-down and no ratio.
    error Token_MintParamsWithoutMint();
    /// @notice Minting is off, for good.
    error Token_MintDisabled();
    /// @notice Unix seconds from which the next minting is possible.
    error Token_MintTooEarly(uint256 nextMintAt);
    /// @notice A minting of nothing would only start the cool-down.
    error Token_MintZero();
    /// @notice Base units.
    error Token_MintTooMuch(uint256 amount, uint256 max);
    /// @notice The metadata address is fixed, for good.
    error Token_UriFrozen();
    /// @notice A token keeps no native currency, and refuses it.
    error Token_ValueRefused(uint256 sentWei);

    /// @notice Terms of minting, once, at creation. @param nextMintAt Unix seconds of the first possible minting.
    event MintEnabled(uint256 cooldown, uint256 maxBps, uint256 nextMintAt);
    /// @notice The owner minted. @param nextMintAt Unix seconds of the next possible minting.
    event Minted(address indexed to, uint256 amount, uint256 nextMintAt);
    /// @notice Nobody can ever mint again.
    event MintDisabled();
    /// @notice ERC-7572: the metadata moved.
    event ContractURIUpdated();
    /// @notice The new metadata address, so that no reader has to call back.
    event ContractUriSet(string contractUri);
    /// @notice The metadata address can never change again.
    event ContractUriFrozen();

    /// @notice EIP-2612 for every kind of account: the same message, nonce and domain as the standard `permit`, signed
    /// by a key (65 bytes, or 64 as in EIP-2098) or approved by the owner's contract (EIP-1271).
    /// @dev Reverts with `PermitExpired()` after `deadline` (unix seconds) and with `InvalidPermit()` otherwise.
    function permit(address holder, address spender, uint256 value, uint256 deadline, bytes calldata signature) external;

    /// @notice Destroys `amount` base units of the caller's tokens.
    function burn(uint256 amount) external;

    /// @notice Owner only: creates `amount` base units for `to`, more than zero.
    /// At most `mintMaxBps` of the supply at that moment, once per cool-down, the first time one cool-down after
    /// creation; the supply never passes 2^112 - 1 base units.
    function mint(address to, uint256 amount) external;

    /// @notice Owner only, one way: ends minting.
    function disableMint() external;

    /// @notice Owner only: moves the metadata. @param newContractUri At most 512 bytes.
    function setContractURI(string calldata newContractUri) external;

    /// @notice Owner only, one way: fixes the metadata address.
    function freezeContractURI() external;

    /// @notice ERC-7572: address of the metadata (logo, links), usually on IPFS.
    function contractURI() external view returns (string memory);

    /// @notice What the owner can still do, as bits of `Capabilities`. A bit that is cleared is never set again.
    function capabilities() external view returns (uint256 bits);

    /// @notice Terms of minting.
    /// @return mintable Whether the owner can mint at all.
    /// @return cooldown Seconds between two mintings.
    /// @return maxBps Basis points of the supply in one minting.
    /// @return nextMintAt Unix seconds from which the next minting is possible.
    function mintTerms() external view returns (bool mintable, uint256 cooldown, uint256 maxBps, uint256 nextMintAt);

    /// @notice Whether the metadata address is fixed.
    function contractUriFrozen() external view returns (bool);
}
