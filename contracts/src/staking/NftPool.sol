// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INft} from "../lock/INft.sol";
import {NftReads} from "../lock/NftReads.sol";
import {INftPool} from "./INftPool.sol";
import {PoolWords} from "./PoolWords.sol";
import {PoolHarvest} from "./PoolHarvest.sol";

/// @title Pool in which NFTs of one collection are staked
/// @dev Documented in `INftPool`. An account's NFTs are a list without holes; each remembers whose it is and its place.
contract NftPool is INftPool, PoolHarvest {
    using PoolWords for uint256;

    /// @dev One slot.
    struct Place {
        address account;
        uint96 index;
    }

    uint256 private constant MAX_NFTS = 100;

    /// @inheritdoc INftPool
    string public baseUri;
    mapping(uint256 nftId => Place place) private _places;
    mapping(address account => mapping(uint256 index => uint256 nftId)) private _nfts;

    /// @param factory_ Makes the clones.
    constructor(address factory_) PoolHarvest(factory_) {}

    /// @inheritdoc INftPool
    function deposit(uint256[] calldata nftIds, address inviter) external {
        _checkCount(nftIds);
        Books memory b;
        _open(b);
        _checkClosed(b);
        _shut();
        _takeAll(nftIds, _accounts[msg.sender].lowOf());
        (uint256 staked, uint256 reward) = _stake(b, nftIds.length, inviter);
        _commit(b);
        emit NftsDeposited(msg.sender, nftIds, staked);
        _payHarvest(b, reward);
        _release(b);
    }

    /// @inheritdoc INftPool
    function withdraw(uint256[] calldata nftIds) external {
        _checkCount(nftIds);
        Books memory b;
        _open(b);
        _strikeAll(nftIds);
        (uint256 left, uint256 reward) = _unstake(b, nftIds.length);
        _commit(b);
        _giveAllBack(nftIds);
        uint256 paid = _payReward(b, reward);
        _release(b);
        emit NftsWithdrawn(msg.sender, nftIds, paid, left);
    }

    /// @inheritdoc INftPool
    function emergencyWithdraw(uint256[] calldata nftIds) external {
        _checkCount(nftIds);
        Books memory b;
        _open(b);
        _strikeAll(nftIds);
        uint256 left = _unstakeOnly(b, nftIds.length);
        _commit(b);
        _giveAllBack(nftIds);
        _release(b);
        emit NftsEmergencyWithdrawn(msg.sender, nftIds, left);
    }

    /// @inheritdoc INftPool
    function setBaseUri(string calldata newBaseUri) external onlyAdmin {
        _checkText(newBaseUri);
        baseUri = newBaseUri;
        emit BaseUriSet(newBaseUri);
    }

    /// @inheritdoc INftPool
    function stakerOf(uint256 nftId) external view returns (address) {
        return _places[nftId].account;
    }

    /// @inheritdoc INftPool
    function nftsOf(address account, uint256 offset, uint256 limit) external view returns (uint256[] memory nftIds) {
        uint256 count = _accounts[account].lowOf();
        uint256 left = offset < count ? count - offset : 0;
        nftIds = new uint256[](limit < left ? limit : left);
        for (uint256 i = 0; i < nftIds.length; ++i) {
            nftIds[i] = _nfts[account][offset + i];
        }
    }

    /// @dev Each was the caller's and is here afterwards. @param count How many the caller has here.
    function _takeAll(uint256[] calldata nftIds, uint256 count) private {
        address collection = stakedToken();
        for (uint256 i = 0; i < nftIds.length; ++i) {
            uint256 nftId = nftIds[i];
            // What is here already is somebody's stake, or was sent without being staked: nobody's. A stake whose NFT the
            // collection has taken out stays that account's.
            bool isKnown = _places[nftId].account != address(0);
            if (isKnown || _isHere(collection, nftId)) revert NftPool_NotReceived(nftId);
            INft(collection).transferFrom(msg.sender, address(this), nftId);
            if (!_isHere(collection, nftId)) revert NftPool_NotReceived(nftId);
            // forge-lint: disable-next-line(unsafe-typecast) as many as fit 112 bits could never be sent
            _places[nftId] = Place({account: msg.sender, index: uint96(count + i)});
            _nfts[msg.sender][count + i] = nftId;
        }
    }

    /// @dev Takes each off the caller's list; the last one fills its place.
    function _strikeAll(uint256[] calldata nftIds) private {
        uint256 count = _accounts[msg.sender].lowOf();
        for (uint256 i = 0; i < nftIds.length; ++i) {
            uint256 nftId = nftIds[i];
            Place memory place = _places[nftId];
            if (place.account != msg.sender) revert NftPool_NotStaker(nftId, msg.sender);
            --count;
            uint256 last = _nfts[msg.sender][count];
            if (last != nftId) {
                _nfts[msg.sender][place.index] = last;
                _places[last].index = place.index;
            }
            delete _nfts[msg.sender][count];
            delete _places[nftId];
        }
    }

    function _giveAllBack(uint256[] calldata nftIds) private {
        address collection = stakedToken();
        for (uint256 i = 0; i < nftIds.length; ++i) {
            INft(collection).transferFrom(address(this), msg.sender, nftIds[i]);
        }
    }

    /// @dev With all gas: some collections look for an owner through a whole batch of NFTs.
    function _isHere(address collection, uint256 nftId) private view returns (bool) {
        return NftReads.ownerOf(collection, nftId, gasleft()) == address(this);
    }

    function _checkCount(uint256[] calldata nftIds) private pure {
        if (nftIds.length == 0 || nftIds.length > MAX_NFTS) {
            revert NftPool_CountOutOfRange(nftIds.length, MAX_NFTS);
        }
    }

    function _aprUnit() internal pure override returns (uint256) {
        return 1;
    }
}
