// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {LibClone} from "solady/utils/LibClone.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {FactoryFees} from "../factory/FactoryFees.sol";
import {LockTimes} from "../lock/LockTimes.sol";
import {PackedIds} from "../PackedIds.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {AirdropArgs} from "./AirdropArgs.sol";
import {IAirdrop} from "./IAirdrop.sol";
import {IAirdropFactory} from "./IAirdropFactory.sol";

/// @title Creates airdrops and remembers them, and who took part in them
/// @dev Promises stand in `IAirdropFactory`.
contract AirdropFactory is IAirdropFactory, FactoryFees {
    using PackedIds for PackedIds.List;

    uint256 private constant ADDRESSES = 2;
    uint256 private constant NUMBERS = 4;
    uint256 private constant MAX_RATE = type(uint128).max;

    mapping(address account => PackedIds.List ids) private _contributed;

    /// @param initialOwner Sets templates and fees.
    constructor(address initialOwner) FactoryFees(initialOwner) {}

    /// @inheritdoc IAirdropFactory
    function deploy(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) external payable guarded returns (address airdrop) {
        return _deploy(templateId, addressParams, numberParams, ipfsKey);
    }

    /// @inheritdoc IAirdropFactory
    function deployWithPermit(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey,
        uint256 permitDeadline,
        bytes calldata signature
    ) external payable guarded returns (address airdrop) {
        _checkCounts(addressParams, numberParams);
        SignedAllowance.tryUse(addressParams[1], numberParams[3], permitDeadline, signature);
        return _deploy(templateId, addressParams, numberParams, ipfsKey);
    }

    /// @inheritdoc IAirdropFactory
    function setAirdropInfo(address account, uint256 id) external {
        if (msg.sender != _instanceOf(id)) revert AirdropFactory_NotAirdrop(msg.sender, id);
        // forge-lint: disable-next-line(unsafe-typecast) the number of an instance
        _contributed[account].push(uint32(id));
        emit AirdropInfoSet(account, id);
    }

    /// @inheritdoc IAirdropFactory
    function contributedCountOf(address account) external view returns (uint256) {
        return _contributed[account].count();
    }

    /// @inheritdoc IAirdropFactory
    function contributedOf(address account, uint256 offset, uint256 limit)
        external
        view
        returns (InstanceRecord[] memory)
    {
        return _page(_contributed[account], offset, limit);
    }

    /// @dev Everything that is the factory's own is written before anybody else's code runs: the new token's, which is
    /// called last but for the payment.
    function _deploy(
        uint256 templateId,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) private returns (address airdrop) {
        _check(addressParams, numberParams);
        (address implementation, uint256 feeWei) = _charge(templateId);
        airdrop = _create(implementation, addressParams, numberParams);
        uint256 id = _register(msg.sender, airdrop, templateId);
        emit AirdropDeployed(msg.sender, airdrop, templateId, id, addressParams, numberParams, ipfsKey, feeWei);
        if (bytes(ipfsKey).length != 0) IAirdrop(airdrop).setIpfsKey(ipfsKey);
        _fund(airdrop, addressParams[1], numberParams[3]);
        _returnExcess(feeWei);
    }

    function _create(address implementation, address[] calldata addressParams, uint256[] calldata numberParams)
        private
        returns (address)
    {
        bytes memory args = AirdropArgs.pack(
            AirdropArgs.Terms({
                factory: address(this),
                owner: msg.sender,
                origin: addressParams[0],
                target: addressParams[1],
                rate: numberParams[0],
                startTime: numberParams[1],
                endTime: numberParams[2],
                id: _nextId()
            })
        );
        return LibClone.clone(implementation, args);
    }

    function _fund(address airdrop, address token, uint256 amount) private {
        if (amount == 0) return;
        SafeTransferLib.safeTransferFrom2(token, msg.sender, airdrop, amount);
        uint256 received = SafeTransferLib.balanceOf(token, airdrop);
        if (received < amount) revert AirdropFactory_DepositTooSmall(received, amount);
    }

    function _check(address[] calldata addressParams, uint256[] calldata numberParams) private view {
        _checkCounts(addressParams, numberParams);
        (address origin, address target) = (addressParams[0], addressParams[1]);
        if (origin == target) revert AirdropFactory_TokensAreSame(origin);
        if (origin.code.length == 0) revert AirdropFactory_NotToken(origin);
        if (target.code.length == 0) revert AirdropFactory_NotToken(target);
        (uint256 rate, uint256 startTime, uint256 endTime) = (numberParams[0], numberParams[1], numberParams[2]);
        if (rate == 0 || rate > MAX_RATE) revert AirdropFactory_RateOutOfRange(rate, MAX_RATE);
        uint256 max = block.timestamp + LockTimes.MAX_SECONDS;
        if (endTime > max) revert AirdropFactory_EndTooLate(endTime, max);
        // One that has begun runs from now on. A later start is bounded by the end, so that this adds up.
        uint256 begins = FixedPointMathLib.max(startTime, block.timestamp);
        if (begins > endTime || endTime - begins < LockTimes.MIN_SECONDS) {
            revert AirdropFactory_EndTooEarly(endTime, FixedPointMathLib.min(begins, max) + LockTimes.MIN_SECONDS);
        }
    }

    function _checkCounts(address[] calldata addressParams, uint256[] calldata numberParams) private pure {
        if (addressParams.length != ADDRESSES || numberParams.length != NUMBERS) {
            revert AirdropFactory_ParamsMissing(addressParams.length, numberParams.length);
        }
    }
}
