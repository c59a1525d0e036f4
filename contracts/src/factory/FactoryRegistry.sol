// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PackedIds} from "../PackedIds.sol";
import {FactoryCount} from "./FactoryCount.sol";
import {IInstanceFactory} from "./IInstanceFactory.sol";

/// @title Registry of the instances that a factory made
/// @dev Two slots an instance, plus its place in two packed lists, like the registry of tokens (ADR 0013).
abstract contract FactoryRegistry is IInstanceFactory, FactoryCount {
    using PackedIds for PackedIds.List;

    /// @dev One slot: who, when, from what, and the number that leads to the address and back.
    struct Entry {
        address owner;
        uint40 createdAt;
        uint16 templateId;
        uint32 id;
    }

    mapping(address instance => Entry entry) private _entries;
    mapping(uint256 id => address instance) private _instances;
    mapping(address user => PackedIds.List ids) private _idsOf;
    mapping(uint256 templateId => PackedIds.List ids) private _idsByTemplate;

    /// @inheritdoc IInstanceFactory
    function records(uint256 offset, uint256 limit) external view returns (InstanceRecord[] memory page) {
        uint256 length = _pageLength(_counted(), offset, limit);
        page = new InstanceRecord[](length);
        for (uint256 i = 0; i < length; ++i) {
            page[i] = _record(offset + i + 1);
        }
    }

    /// @inheritdoc IInstanceFactory
    function recordCountOf(address user) external view returns (uint256) {
        return _createdBy(user);
    }

    /// @inheritdoc IInstanceFactory
    function recordsOf(address user, uint256 offset, uint256 limit) external view returns (InstanceRecord[] memory) {
        return _page(_idsOf[user], offset, limit);
    }

    /// @inheritdoc IInstanceFactory
    function recordCountByTemplate(uint256 templateId) external view returns (uint256) {
        return _idsByTemplate[templateId].count();
    }

    /// @inheritdoc IInstanceFactory
    function recordsByTemplate(uint256 templateId, uint256 offset, uint256 limit)
        external
        view
        returns (InstanceRecord[] memory)
    {
        return _page(_idsByTemplate[templateId], offset, limit);
    }

    /// @inheritdoc IInstanceFactory
    function recordOf(address instance) external view returns (InstanceRecord memory) {
        return _record(_entries[instance].id);
    }

    /// @dev `templateId` fits: only ids up to 65 535 can be registered. The counter cannot overflow: it would revert.
    function _register(address owner, address instance, uint256 templateId) internal returns (uint256 id) {
        uint32 number = _countOneMore();
        _entries[instance] = Entry({
            owner: owner,
            createdAt: uint40(block.timestamp),
            // forge-lint: disable-next-line(unsafe-typecast) see above
            templateId: uint16(templateId),
            id: number
        });
        _instances[number] = instance;
        _idsOf[owner].push(number);
        _idsByTemplate[templateId].push(number);
        return number;
    }

    /// @dev How many instances `user` has made.
    function _createdBy(address user) internal view returns (uint256) {
        return _idsOf[user].count();
    }

    /// @dev The number that the next instance gets.
    function _nextId() internal view returns (uint256) {
        return _counted() + 1;
    }

    /// @dev Zero when there is none of that number.
    function _instanceOf(uint256 id) internal view returns (address) {
        return _instances[id];
    }

    function _page(PackedIds.List storage ids, uint256 offset, uint256 limit)
        internal
        view
        returns (InstanceRecord[] memory page)
    {
        uint256 length = _pageLength(ids.count(), offset, limit);
        page = new InstanceRecord[](length);
        for (uint256 i = 0; i < length; ++i) {
            page[i] = _record(ids.at(offset + i));
        }
    }

    /// @dev Number 0 belongs to no instance: everything about it reads zero.
    function _record(uint256 id) private view returns (InstanceRecord memory) {
        address instance = _instances[id];
        Entry memory entry = _entries[instance];
        return
            InstanceRecord({
                owner: entry.owner, addr: instance, createdAt: entry.createdAt, templateId: entry.templateId
            });
    }

    function _pageLength(uint256 total, uint256 offset, uint256 limit) private pure returns (uint256) {
        if (offset >= total) return 0;
        uint256 left = total - offset;
        return limit < left ? limit : left;
    }
}
