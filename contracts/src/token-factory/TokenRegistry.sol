// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PackedIds} from "../PackedIds.sol";
import {ITokenFactory} from "./ITokenFactory.sol";

/// @title Registry of created tokens
/// @dev Two slots a token, plus its place in two packed lists. ADR 0013 tells why.
abstract contract TokenRegistry is ITokenFactory {
    using PackedIds for PackedIds.List;

    /// @dev One slot: who, when, from what, and the number that leads to the address and back.
    struct Entry {
        address owner;
        uint40 createdAt;
        uint16 templateId;
        uint32 infoId;
    }

    uint32 private _count;
    mapping(address token => Entry entry) private _entries;
    mapping(uint256 infoId => address token) private _tokens;
    mapping(address user => PackedIds.List ids) private _idsOf;
    mapping(uint256 templateId => PackedIds.List ids) private _idsByTemplate;

    /// @inheritdoc ITokenFactory
    function recordCount() external view returns (uint256) {
        return _count;
    }

    /// @inheritdoc ITokenFactory
    function records(uint256 offset, uint256 limit) external view returns (TokenRecord[] memory page) {
        uint256 length = _pageLength(_count, offset, limit);
        page = new TokenRecord[](length);
        for (uint256 i = 0; i < length; ++i) {
            page[i] = _record(offset + i + 1);
        }
    }

    /// @inheritdoc ITokenFactory
    function recordCountOf(address user) external view returns (uint256) {
        return _idsOf[user].count();
    }

    /// @inheritdoc ITokenFactory
    function recordsOf(address user, uint256 offset, uint256 limit) external view returns (TokenRecord[] memory) {
        return _page(_idsOf[user], offset, limit);
    }

    /// @inheritdoc ITokenFactory
    function recordCountByTemplate(uint256 templateId) external view returns (uint256) {
        return _idsByTemplate[templateId].count();
    }

    /// @inheritdoc ITokenFactory
    function recordsByTemplate(uint256 templateId, uint256 offset, uint256 limit)
        external
        view
        returns (TokenRecord[] memory)
    {
        return _page(_idsByTemplate[templateId], offset, limit);
    }

    /// @inheritdoc ITokenFactory
    function recordOf(address token) external view returns (TokenRecord memory) {
        return _record(_entries[token].infoId);
    }

    /// @dev Looks for an earlier record first: a second CREATE2 to the same address would burn nearly all gas.
    /// `templateId` fits: only ids up to 65 535 can be registered. The counter cannot overflow: it would revert.
    function _register(address owner, address token, uint256 templateId) internal returns (uint256 infoId) {
        if (_entries[token].infoId != 0) revert TokenFactory_AlreadyDeployed(token);
        uint32 id = ++_count;
        _entries[token] = Entry({
            owner: owner,
            createdAt: uint40(block.timestamp),
            // forge-lint: disable-next-line(unsafe-typecast) see above
            templateId: uint16(templateId),
            infoId: id
        });
        _tokens[id] = token;
        _idsOf[owner].push(id);
        _idsByTemplate[templateId].push(id);
        return id;
    }

    function _hasTokens(address user) internal view returns (bool) {
        return _idsOf[user].count() != 0;
    }

    function _page(PackedIds.List storage ids, uint256 offset, uint256 limit)
        private
        view
        returns (TokenRecord[] memory page)
    {
        uint256 length = _pageLength(ids.count(), offset, limit);
        page = new TokenRecord[](length);
        for (uint256 i = 0; i < length; ++i) {
            page[i] = _record(ids.at(offset + i));
        }
    }

    /// @dev Number 0 belongs to no token: everything about it reads zero.
    function _record(uint256 infoId) private view returns (TokenRecord memory) {
        address token = _tokens[infoId];
        Entry memory entry = _entries[token];
        return TokenRecord({
            owner: entry.owner,
            addr: token,
            createdAt: entry.createdAt,
            templateId: entry.templateId,
            infoId: entry.infoId
        });
    }

    function _pageLength(uint256 total, uint256 offset, uint256 limit) private pure returns (uint256) {
        if (offset >= total) return 0;
        uint256 left = total - offset;
        return limit < left ? limit : left;
    }
}
