// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibRLP} from "solady/utils/LibRLP.sol";
import {FactoryCount} from "../factory/FactoryCount.sol";
import {IInstanceFactory} from "../factory/IInstanceFactory.sol";
import {PackedIds} from "../PackedIds.sol";
import {IPoolFactory} from "./IPoolFactory.sol";
import {PoolArgs} from "./PoolArgs.sol";
import {PoolWords} from "./PoolWords.sol";

/// @title Registry of pools that keeps a counter and a list a user
/// @dev A factory that creates pools and nothing else creates number n with nonce n: the address follows from the number, and
/// everything else stands in the pool's own code. So an instance has no slot here (ADR 0162).
abstract contract PoolRegistry is IPoolFactory, FactoryCount {
    using PackedIds for PackedIds.List;
    using PoolWords for uint256;

    mapping(address user => PackedIds.List ids) private _idsOf;

    /// @inheritdoc IPoolFactory
    function poolInfo(uint256 id) external view returns (PoolRecord memory) {
        return _poolRecord(id);
    }

    /// @inheritdoc IPoolFactory
    function poolsOf(address user, uint256 offset, uint256 limit) external view returns (PoolRecord[] memory page) {
        page = new PoolRecord[](_pageLength(_idsOf[user].count(), offset, limit));
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _poolRecord(_idsOf[user].at(offset + i));
        }
    }

    /// @inheritdoc IPoolFactory
    function isPool(address pool) external view returns (bool) {
        return _idOf(pool) != 0;
    }

    /// @inheritdoc IInstanceFactory
    function records(uint256 offset, uint256 limit) external view returns (InstanceRecord[] memory page) {
        page = new InstanceRecord[](_pageLength(_counted(), offset, limit));
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _record(offset + i + 1);
        }
    }

    /// @inheritdoc IInstanceFactory
    function recordCountOf(address user) external view returns (uint256) {
        return _idsOf[user].count();
    }

    /// @inheritdoc IInstanceFactory
    function recordsOf(address user, uint256 offset, uint256 limit)
        external
        view
        returns (InstanceRecord[] memory page)
    {
        page = new InstanceRecord[](_pageLength(_idsOf[user].count(), offset, limit));
        for (uint256 i = 0; i < page.length; ++i) {
            page[i] = _record(_idsOf[user].at(offset + i));
        }
    }

    /// @inheritdoc IInstanceFactory
    /// @dev Walks all pools, in a call that costs nobody gas: a list of each kind would be paid by every creation.
    function recordCountByTemplate(uint256 templateId) public view returns (uint256 count) {
        for (uint256 id = 1; id <= _counted(); ++id) {
            if (_kindOf(id) == templateId) ++count;
        }
    }

    /// @inheritdoc IInstanceFactory
    /// @dev Walks like `recordCountByTemplate`, up to the last one that is asked for.
    function recordsByTemplate(uint256 templateId, uint256 offset, uint256 limit)
        external
        view
        returns (InstanceRecord[] memory page)
    {
        page = new InstanceRecord[](_pageLength(recordCountByTemplate(templateId), offset, limit));
        uint256 seen;
        uint256 filled;
        for (uint256 id = 1; filled < page.length; ++id) {
            if (_kindOf(id) != templateId) continue;
            if (seen >= offset) {
                page[filled] = _record(id);
                ++filled;
            }
            ++seen;
        }
    }

    /// @inheritdoc IInstanceFactory
    function recordOf(address instance) external view returns (InstanceRecord memory) {
        return _record(_idOf(instance));
    }

    /// @dev The number of the pool that is created next, noted as `owner`'s.
    function _register(address owner) internal returns (uint256) {
        uint32 number = _countOneMore();
        _idsOf[owner].push(number);
        return number;
    }

    /// @dev Zero for none.
    function _addressOf(uint256 id) private view returns (address) {
        return id == 0 || id > _counted() ? address(0) : LibRLP.computeAddress(address(this), id);
    }

    /// @dev A pool says its own number; that this number is at its address only a pool of ours can have. Zero for others.
    function _idOf(address pool) private view returns (uint256 id) {
        id = PoolArgs.readOf(pool, PoolArgs.ID, PoolArgs.NUMBER);
        if (pool == address(0) || _addressOf(id) != pool) id = 0;
    }

    function _kindOf(uint256 id) private view returns (uint256) {
        return PoolArgs.readOf(_addressOf(id), PoolArgs.KIND, PoolArgs.SMALL);
    }

    /// @dev Number 0 belongs to no pool: nothing stands at its address, so everything about it reads zero.
    function _poolRecord(uint256 id) private view returns (PoolRecord memory record) {
        address pool = _addressOf(id);
        if (pool == address(0)) return record;
        uint256 terms = PoolArgs.readOf(pool, PoolArgs.TERMS, PoolArgs.WORD);
        record = PoolRecord({
            id: id,
            owner: PoolArgs.readAddressOf(pool, PoolArgs.OWNER),
            poolAddr: pool,
            createdAt: terms.bornOf(),
            rewardTokenAmount: terms.rateOf() * (terms.endOf() - terms.startOf()),
            serviceFee: PoolArgs.readOf(pool, PoolArgs.FEE, PoolArgs.FEE_BYTES)
        });
    }

    function _record(uint256 id) private view returns (InstanceRecord memory record) {
        address pool = _addressOf(id);
        if (pool == address(0)) return record;
        uint256 terms = PoolArgs.readOf(pool, PoolArgs.TERMS, PoolArgs.WORD);
        record = InstanceRecord({
            owner: PoolArgs.readAddressOf(pool, PoolArgs.OWNER),
            addr: pool,
            // forge-lint: disable-next-line(unsafe-typecast) four bytes were read
            createdAt: uint40(terms.bornOf()),
            // forge-lint: disable-next-line(unsafe-typecast) two bytes were read
            templateId: uint16(_kindOf(id))
        });
    }

    function _pageLength(uint256 total, uint256 offset, uint256 limit) private pure returns (uint256) {
        if (offset >= total) return 0;
        uint256 left = total - offset;
        return limit < left ? limit : left;
    }
}
