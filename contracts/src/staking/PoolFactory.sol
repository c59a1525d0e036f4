// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {LibClone} from "solady/utils/LibClone.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {FactoryCount} from "../factory/FactoryCount.sol";
import {CreationFees} from "../factory/CreationFees.sol";
import {NftReads} from "../lock/NftReads.sol";
import {IPlatformRegistry} from "../registry/IPlatformRegistry.sol";
import {ContractRoles} from "../registry/ContractRoles.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {IPoolFactory} from "./IPoolFactory.sol";
import {PoolLimits} from "./PoolLimits.sol";
import {PoolRegistry} from "./PoolRegistry.sol";
import {PoolTokens} from "./PoolTokens.sol";
import {PoolWords} from "./PoolWords.sol";

/// @title Creates staking pools and remembers them
/// @dev Documented in `IPoolFactory`.
contract PoolFactory is IPoolFactory, FactoryCount, CreationFees, PoolRegistry {
    /// @dev What a pool is created from.
    struct Creation {
        address stakedToken;
        address rewardToken;
        address admin;
        uint256[] params;
        string ipfsKey;
        uint256 rewards;
        uint256 rebates;
        uint256 id;
        uint256 feeWei;
    }

    uint256 private constant NUMBERS = 9;
    uint256 private constant PAIRS = 2;
    uint256 private constant NFTS = 3;
    uint256 private constant MAX_TIME = type(uint32).max;

    /// @notice The platform's contracts: pools of tokens that are not launched yet are registered there, so that those can be
    /// staked and come back.
    IPlatformRegistry public immutable registry;

    /// @param initialOwner Sets templates and fees.
    /// @param registry_ Has to make this contract a registrar of `HOLDS`.
    constructor(address initialOwner, IPlatformRegistry registry_) CreationFees(initialOwner) {
        registry = registry_;
    }

    /// @inheritdoc IPoolFactory
    function deployPool(
        address stakedToken,
        address rewardToken,
        uint256[] calldata params,
        address admin,
        string calldata ipfsKey
    ) external payable guarded returns (address pool) {
        return _deploy(_read(stakedToken, rewardToken, params, admin, ipfsKey));
    }

    /// @inheritdoc IPoolFactory
    function deployPoolWithPermit(
        address stakedToken,
        address rewardToken,
        uint256[] calldata params,
        address admin,
        string calldata ipfsKey,
        uint256 allowed,
        uint256 permitDeadline,
        bytes calldata signature
    ) external payable guarded returns (address pool) {
        Creation memory creation = _read(stakedToken, rewardToken, params, admin, ipfsKey);
        SignedAllowance.tryUse(rewardToken, allowed, permitDeadline, signature);
        return _deploy(creation);
    }

    /// @inheritdoc IPoolFactory
    function createFee(address user, uint256 kind) external view returns (uint256 feeWei) {
        return _discounted(user, _template(kind).feeWei);
    }

    /// @dev Everything that is the factory's own is written before anybody else's code runs: the reward token's, which is
    /// called last but for the payment.
    function _deploy(Creation memory creation) private returns (address pool) {
        address implementation;
        (implementation, creation.feeWei) = _charge(creation.params[0]);
        creation.id = _register(msg.sender);
        pool = LibClone.clone(implementation, _argsOf(creation));
        if (PoolTokens.isGated(creation.stakedToken) || PoolTokens.isGated(creation.rewardToken)) {
            registry.register(pool, ContractRoles.HOLDS, _templateSince(creation.params[0]));
        }
        _announce(creation, pool);
        _fund(pool, creation.rewardToken, creation.rewards + creation.rebates);
        _returnExcess(creation.feeWei);
    }

    function _announce(Creation memory creation, address pool) private {
        emit PoolDeployed(
            msg.sender,
            pool,
            creation.params[0],
            creation.id,
            creation.stakedToken,
            creation.rewardToken,
            creation.params,
            creation.admin,
            creation.ipfsKey,
            creation.rewards,
            creation.rebates,
            creation.feeWei
        );
    }

    /// @dev What is there counts, and the pool is new: a token that takes a fee cannot be promised to anybody.
    function _fund(address pool, address token, uint256 needed) private {
        SafeTransferLib.safeTransferFrom2(token, msg.sender, pool, needed);
        uint256 received = SafeTransferLib.balanceOf(token, pool);
        if (received < needed) revert PoolFactory_DepositTooSmall(received, needed);
    }

    /// @dev What the pool is created from, checked.
    function _read(
        address stakedToken,
        address rewardToken,
        uint256[] calldata params,
        address admin,
        string calldata ipfsKey
    ) private view returns (Creation memory creation) {
        if (params.length != NUMBERS) revert PoolFactory_ParamsMissing(params.length);
        if (admin == address(0)) revert PoolFactory_AdminZero();
        uint256 keyBytes = bytes(ipfsKey).length;
        if (keyBytes > PoolLimits.MAX_TEXT_BYTES) {
            revert PoolFactory_KeyTooLong(keyBytes, PoolLimits.MAX_TEXT_BYTES);
        }
        uint256[] memory p = params;
        _checkTokens(p[0], stakedToken, rewardToken);
        uint256 runs = _holdTimes(p);
        _holdTerms(p);
        (creation.stakedToken, creation.rewardToken, creation.admin) = (stakedToken, rewardToken, admin);
        (creation.params, creation.ipfsKey) = (p, ipfsKey);
        (uint256 rate, uint256 bps) = (p[1], p[8]);
        uint256 maxRate = PoolLimits.MAX_SUM * PoolLimits.BPS / (PoolLimits.BPS + bps) / runs;
        // One less, since rebates are rounded up.
        if (rate == 0 || rate >= maxRate) revert PoolFactory_RateOutOfRange(rate, maxRate - 1);
        creation.rewards = rate * runs;
        creation.rebates = FixedPointMathLib.divUp(creation.rewards * bps, PoolLimits.BPS);
    }

    function _checkTokens(uint256 kind, address stakedToken, address rewardToken) private view {
        if (stakedToken == rewardToken) revert PoolFactory_TokensAreSame(stakedToken);
        if (!PoolTokens.mayBeToken(rewardToken)) revert PoolFactory_NotToken(rewardToken);
        bool isRight = kind == NFTS ? NftReads.isCollection(stakedToken) : PoolTokens.isToken(stakedToken);
        if (!isRight) revert PoolFactory_NotToken(stakedToken);
        if (kind == PAIRS && !PoolTokens.isPair(stakedToken)) revert PoolFactory_NotPair(stakedToken);
    }

    /// @dev A start in the past is now, no deadline is the end. @return runs Seconds of rewards.
    function _holdTimes(uint256[] memory p) private view returns (uint256 runs) {
        (uint256 start, uint256 end, uint256 deadline) = (p[2], p[3], p[7]);
        uint256 max = block.timestamp + PoolLimits.MAX_SECONDS;
        if (end > max) revert PoolFactory_EndTooLate(end, max);
        // A later start is bounded by the end, so that this adds up.
        start = FixedPointMathLib.max(start, block.timestamp);
        runs = FixedPointMathLib.zeroFloorSub(end, start);
        if (runs < PoolLimits.MIN_SECONDS) {
            revert PoolFactory_EndTooEarly(end, FixedPointMathLib.min(start, max) + PoolLimits.MIN_SECONDS);
        }
        if (deadline == 0) deadline = end;
        if (deadline < start || deadline > end || deadline <= block.timestamp) {
            revert PoolFactory_DeadlineOutOfRange(deadline, start, end);
        }
        (p[2], p[7]) = (start, deadline);
    }

    /// @dev A limit that nobody can reach is as good as the largest one, and so is the time for which it holds.
    function _holdTerms(uint256[] memory p) private pure {
        (uint256 limit, uint256 limitSeconds) = (p[4], p[5]);
        if (p[6] > PoolLimits.MAX_LOCK_SECONDS) revert PoolFactory_LockTooLong(p[6], PoolLimits.MAX_LOCK_SECONDS);
        if ((limit == 0) != (limitSeconds == 0)) revert PoolFactory_LimitIncomplete(limit, limitSeconds);
        if (p[8] > PoolLimits.MAX_REBATE_BPS) revert PoolFactory_RebateTooHigh(p[8], PoolLimits.MAX_REBATE_BPS);
        p[4] = FixedPointMathLib.min(limit, PoolLimits.MAX_SUM);
        p[5] = FixedPointMathLib.min(limitSeconds, MAX_TIME);
    }

    /// @dev As `PoolArgs` reads it. Everything has been checked: it fits.
    function _beginEpoch() internal override returns (uint256) {
        return registry.beginEpoch();
    }

    function _argsOf(Creation memory creation) private view returns (bytes memory) {
        uint256[] memory p = creation.params;
        uint256 terms = PoolWords.terms(p[1], p[2], p[3], block.timestamp, p[7], p[8]);
        uint256 limits = (p[4] << 112) | (p[5] << 80) | (p[6] << 48) | (creation.id << 16) | p[0];
        return abi.encodePacked(
            terms,
            // forge-lint: disable-next-line(unsafe-typecast) see above
            uint224(limits),
            creation.rewardToken,
            creation.stakedToken,
            msg.sender,
            creation.admin,
            // forge-lint: disable-next-line(unsafe-typecast) fees have no more bits
            uint88(creation.feeWei),
            creation.ipfsKey
        );
    }
}
