// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {IMultisend} from "./IMultisend.sol";

/// @title Sends native currency, tokens or NFTs to many in one call
/// @dev Documented in `IMultisend`. There is no guard against re-entry and none is needed: a call sends what it has
/// seen arrive, and what it sends leaves before it ends. Whoever calls from within gets out what they put in.
contract Multisend is IMultisend {
    /// @dev Enough for any wallet to note a payment, too little to make a batch expensive.
    uint256 private constant RECEIVE_GAS = 100_000;
    uint256 private constant TRANSFER = 0xa9059cbb;
    uint256 private constant TRANSFER_FROM = 0x23b872dd;

    mapping(address sender => mapping(uint256 listId => mapping(uint256 word => uint256 bits))) private _sent;

    /// @inheritdoc IMultisend
    function sendNative(Batch calldata batch, address[] calldata recipients, uint256[] calldata amounts)
        external
        payable
    {
        _remember(batch, recipients.length, amounts.length);
        uint256 before = address(this).balance - msg.value;
        uint256 paid = _payEach(recipients, amounts);
        // Adding up is left for when it went wrong: what came along is what left, or everything is undone.
        if (paid != recipients.length || address(this).balance != before) _refuse(recipients, amounts, paid);
        emit Sent(msg.sender, address(0), batch.listId, batch.number, recipients.length, msg.value);
    }

    /// @inheritdoc IMultisend
    function sendTokens(address token, Batch calldata batch, address[] calldata recipients, uint256[] calldata amounts)
        external
    {
        _sendTokens(token, batch, recipients, amounts);
    }

    /// @inheritdoc IMultisend
    function sendTokensWithPermit(
        address token,
        Batch calldata batch,
        address[] calldata recipients,
        uint256[] calldata amounts,
        uint256 allowed,
        uint256 deadline,
        bytes calldata signature
    ) external {
        SignedAllowance.tryUse(token, allowed, deadline, signature);
        _sendTokens(token, batch, recipients, amounts);
    }

    /// @inheritdoc IMultisend
    function sendTokensDirectly(
        address token,
        Batch calldata batch,
        address[] calldata recipients,
        uint256[] calldata amounts
    ) external {
        uint256 total = _begin(batch, recipients, amounts);
        if (token.code.length == 0) revert Multisend_NotToken(token);
        _check(recipients, _transferEachFromCaller(token, recipients, amounts));
        emit Sent(msg.sender, token, batch.listId, batch.number, recipients.length, total);
    }

    /// @inheritdoc IMultisend
    function sendNfts(
        address collection,
        Batch calldata batch,
        address[] calldata recipients,
        uint256[] calldata nftIds
    ) external {
        _remember(batch, recipients.length, nftIds.length);
        if (collection.code.length == 0) revert Multisend_NotToken(collection);
        _check(recipients, _transferEachFromCaller(collection, recipients, nftIds));
        emit Sent(msg.sender, collection, batch.listId, batch.number, recipients.length, recipients.length);
    }

    /// @inheritdoc IMultisend
    function isSent(address sender, uint256 listId, uint256 number) external view returns (bool) {
        return _sent[sender][listId][number >> 8] & _bit(number) != 0;
    }

    function _sendTokens(address token, Batch calldata batch, address[] calldata recipients, uint256[] calldata amounts)
        private
    {
        uint256 total = _begin(batch, recipients, amounts);
        _pull(token, total);
        _check(recipients, _transferEach(token, recipients, amounts));
        emit Sent(msg.sender, token, batch.listId, batch.number, recipients.length, total);
    }

    function _pull(address token, uint256 total) private {
        if (token.code.length == 0) revert Multisend_NotToken(token);
        uint256 before = SafeTransferLib.balanceOf(token, address(this));
        SafeTransferLib.safeTransferFrom2(token, msg.sender, address(this), total);
        uint256 held = SafeTransferLib.balanceOf(token, address(this));
        uint256 received = held > before ? held - before : 0;
        if (received < total) revert Multisend_ReceivedLess(token, received, total);
    }

    function _begin(Batch calldata batch, address[] calldata recipients, uint256[] calldata amounts)
        private
        returns (uint256 total)
    {
        _remember(batch, recipients.length, amounts.length);
        return _sum(amounts);
    }

    function _sum(uint256[] calldata amounts) private pure returns (uint256 total) {
        bool overflows = false;
        assembly ("memory-safe") {
            let at := amounts.offset
            for { let end := add(at, shl(5, amounts.length)) } lt(at, end) { at := add(at, 0x20) } {
                let sum := add(total, calldataload(at))
                overflows := or(overflows, lt(sum, total))
                total := sum
            }
        }
        if (overflows) revert Multisend_SumTooLarge();
    }

    function _remember(Batch calldata batch, uint256 recipients, uint256 values) private {
        if (recipients != values) revert Multisend_LengthsDiffer(recipients, values);
        if (recipients == 0) revert Multisend_ListEmpty();
        (uint256 listId, uint256 number) = (batch.listId, batch.number);
        if (listId == 0) return;
        uint256 bits = _sent[msg.sender][listId][number >> 8];
        if (bits & _bit(number) != 0) revert Multisend_AlreadySent(listId, number);
        _sent[msg.sender][listId][number >> 8] = bits | _bit(number);
    }

    function _bit(uint256 number) private pure returns (uint256) {
        // forge-lint: disable-next-line(incorrect-shift)
        return 1 << (number & 0xff);
    }

    /// @dev The three loops are what everybody pays for, a hundred times a call. `recipients.offset` walks up to
    /// `recipients.length`, which holds the end, and `values.offset` is how far behind it the value lies.
    /// @return paid How many were paid before one was not.
    function _payEach(address[] calldata recipients, uint256[] calldata values) private returns (uint256 paid) {
        assembly ("memory-safe") {
            paid := recipients.length
            values.offset := sub(values.offset, recipients.offset)
            recipients.length := add(recipients.offset, shl(5, paid))
            for {} lt(recipients.offset, recipients.length) { recipients.offset := add(recipients.offset, 0x20) } {
                if iszero(
                    call(
                        RECEIVE_GAS,
                        calldataload(recipients.offset),
                        calldataload(add(recipients.offset, values.offset)),
                        0,
                        0,
                        0,
                        0
                    )
                ) { break }
            }
            paid := sub(paid, shr(5, sub(recipients.length, recipients.offset)))
        }
    }

    /// @dev A token answers with one word that says yes, or with nothing at all: then the yes that stands there stays.
    function _transferEach(address token, address[] calldata recipients, uint256[] calldata values)
        private
        returns (uint256 paid)
    {
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, shl(224, TRANSFER))
            paid := recipients.length
            values.offset := sub(values.offset, recipients.offset)
            recipients.length := add(recipients.offset, shl(5, paid))
            for {} lt(recipients.offset, recipients.length) { recipients.offset := add(recipients.offset, 0x20) } {
                mstore(add(data, 0x04), calldataload(recipients.offset))
                mstore(add(data, 0x24), calldataload(add(recipients.offset, values.offset)))
                mstore(0x00, 1)
                if iszero(and(eq(mload(0x00), 1), call(gas(), token, 0, data, 0x44, 0x00, 0x20))) { break }
            }
            paid := sub(paid, shr(5, sub(recipients.length, recipients.offset)))
        }
    }

    /// @dev Of tokens and NFTs alike: both are moved by the same function.
    function _transferEachFromCaller(address asset, address[] calldata recipients, uint256[] calldata values)
        private
        returns (uint256 paid)
    {
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, shl(224, TRANSFER_FROM))
            mstore(add(data, 0x04), caller())
            paid := recipients.length
            values.offset := sub(values.offset, recipients.offset)
            recipients.length := add(recipients.offset, shl(5, paid))
            for {} lt(recipients.offset, recipients.length) { recipients.offset := add(recipients.offset, 0x20) } {
                mstore(add(data, 0x24), calldataload(recipients.offset))
                mstore(add(data, 0x44), calldataload(add(recipients.offset, values.offset)))
                mstore(0x00, 1)
                if iszero(and(eq(mload(0x00), 1), call(gas(), asset, 0, data, 0x64, 0x00, 0x20))) { break }
            }
            paid := sub(paid, shr(5, sub(recipients.length, recipients.offset)))
        }
    }

    /// @dev Why native currency was not sent: the sum is wrong, or somebody could not be paid.
    function _refuse(address[] calldata recipients, uint256[] calldata amounts, uint256 paid) private view {
        uint256 total = _sum(amounts);
        if (msg.value != total) revert Multisend_ValueDiffers(msg.value, total);
        // A recipient that forced native currency in here is as good as one that refuses.
        revert Multisend_TransferFailed(paid, recipients[paid < recipients.length ? paid : paid - 1]);
    }

    function _check(address[] calldata recipients, uint256 paid) private pure {
        if (paid != recipients.length) revert Multisend_TransferFailed(paid, recipients[paid]);
    }
}
