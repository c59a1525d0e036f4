// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Sends native currency, tokens or NFTs to many in one call
/// @notice The contract has no owner and keeps nothing: what a call takes from its sender leaves it in the same call, and
/// no allowance is given to anybody (P-04). Either everybody of a call is paid or nobody.
///
/// A list that is too long for one block is sent in batches. Whoever gives the list a number has each of its batches sent
/// once at most: the same batch again is refused, whoever lost sight of the first transaction. The number should follow
/// from the list itself, so that another list has another one.
///
/// Warning: of a token that keeps a part of each transfer, recipients get less than their amounts.
interface IMultisend {
    /// @notice Which part of which list a call is. `listId` 0 stands for no list: nothing is remembered.
    struct Batch {
        uint256 listId;
        uint256 number;
    }

    /// @notice A batch has somebody.
    error Multisend_ListEmpty();
    /// @notice Each recipient has an amount, or an NFT.
    error Multisend_LengthsDiffer(uint256 recipients, uint256 amounts);
    /// @notice The amounts together are more than a number can hold.
    error Multisend_SumTooLarge();
    /// @notice The native currency that came along is not what the amounts add up to.
    error Multisend_ValueDiffers(uint256 sentWei, uint256 totalWei);
    /// @notice The token keeps a part on its way here. `sendTokensDirectly` takes no way round.
    error Multisend_ReceivedLess(address token, uint256 received, uint256 total);
    /// @notice Nothing at this address answers like a token.
    error Multisend_NotToken(address token);
    /// @notice Recipient number `index`, from 0, could not be paid: it refuses, or the token does.
    error Multisend_TransferFailed(uint256 index, address recipient);
    /// @notice This batch of the list was sent before.
    error Multisend_AlreadySent(uint256 listId, uint256 number);

    /// @notice `asset` is zero for native currency. `total` is the sum of the amounts, or the number of NFTs.
    event Sent(
        address indexed sender,
        address indexed asset,
        uint256 indexed listId,
        uint256 number,
        uint256 recipients,
        uint256 total
    );

    /// @notice Sends the native currency that comes along. Each recipient gets at most 100 000 gas to receive it.
    function sendNative(Batch calldata batch, address[] calldata recipients, uint256[] calldata amounts)
        external
        payable;

    /// @notice Takes the sum of the amounts from the caller, by allowance or by one in Permit2, and sends it on.
    function sendTokens(address token, Batch calldata batch, address[] calldata recipients, uint256[] calldata amounts)
        external;

    /// @notice `sendTokens` with an allowance signed for the sum of the amounts (EIP-2612, EIP-1271), or for more.
    /// @param allowed What the signature allows, in base units.
    function sendTokensWithPermit(
        address token,
        Batch calldata batch,
        address[] calldata recipients,
        uint256[] calldata amounts,
        uint256 allowed,
        uint256 deadline,
        bytes calldata signature
    ) external;

    /// @notice Has each recipient paid straight out of the caller's balance, by allowance: for tokens that keep a part of
    /// each transfer or count in shares. Costs more.
    function sendTokensDirectly(
        address token,
        Batch calldata batch,
        address[] calldata recipients,
        uint256[] calldata amounts
    ) external;

    /// @notice Sends NFTs of an ERC-721 that the caller has approved, one to each recipient. A recipient is not asked whether
    /// it can hold one.
    function sendNfts(
        address collection,
        Batch calldata batch,
        address[] calldata recipients,
        uint256[] calldata nftIds
    ) external;

    /// @notice Whether a batch of a sender's list was sent.
    function isSent(address sender, uint256 listId, uint256 number) external view returns (bool);
}
