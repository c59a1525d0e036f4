// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {IInstanceFactory} from "../factory/IInstanceFactory.sol";
import {LockTimeBounds} from "../lock/LockTimeBounds.sol";
import {TokenMappingArgs} from "./TokenMappingArgs.sol";
import {IAirdropFactory} from "./IAirdropFactory.sol";
import {MerkleAirdropArgs} from "./MerkleAirdropArgs.sol";

/// @title Parameters of an airdrop, read and checked
/// @dev What each parameter stands for is told in `IAirdropFactory.deploy`.
library AirdropParams {
    uint256 private constant MAPPING = 1;
    uint256 private constant CLAIMS = 2;

    uint256 private constant MAPPING_ADDRESSES = 2;
    uint256 private constant MAPPING_NUMBERS = 4;
    uint256 private constant CLAIMS_ADDRESSES = 1;
    uint256 private constant CLAIMS_NUMBERS = 6;
    uint256 private constant MAX_RATE = type(uint128).max;
    uint256 private constant MAX_TOTAL = type(uint112).max;
    uint256 private constant BPS = 10_000;

    /// @dev The first step: what follows reads parameters by their place.
    function checkCounts(uint256 templateId, address[] calldata addresses, uint256[] calldata numbers) internal pure {
        bool fits;
        if (templateId == MAPPING) {
            fits = addresses.length == MAPPING_ADDRESSES && numbers.length == MAPPING_NUMBERS;
        } else if (templateId == CLAIMS) {
            fits = addresses.length == CLAIMS_ADDRESSES && numbers.length == CLAIMS_NUMBERS;
        } else {
            revert IInstanceFactory.Factory_TemplateUnknown(templateId);
        }
        if (!fits) revert IAirdropFactory.AirdropFactory_ParamsMissing(addresses.length, numbers.length);
    }

    /// @dev The token that the airdrop pays, and how much of it is taken at creation: of every template the last address
    /// and the fourth number.
    function funding(address[] calldata addresses, uint256[] calldata numbers)
        internal
        pure
        returns (address token, uint256 amount)
    {
        return (addresses[addresses.length - 1], numbers[3]);
    }

    /// @dev The immutable arguments of the clone that gets number `id`.
    function args(uint256 templateId, address[] calldata addresses, uint256[] calldata numbers, uint256 id)
        internal
        view
        returns (bytes memory)
    {
        for (uint256 i = 0; i < addresses.length; ++i) {
            if (addresses[i].code.length == 0) revert IAirdropFactory.AirdropFactory_NotToken(addresses[i]);
        }
        return templateId == CLAIMS ? _claims(addresses[0], numbers, id) : _mapping(addresses, numbers, id);
    }

    function _mapping(address[] calldata tokens, uint256[] calldata numbers, uint256 id)
        private
        view
        returns (bytes memory)
    {
        if (tokens[0] == tokens[1]) revert IAirdropFactory.AirdropFactory_TokensAreSame(tokens[0]);
        (uint256 rate, uint256 startTime, uint256 endTime) = (numbers[0], numbers[1], numbers[2]);
        if (rate == 0 || rate > MAX_RATE) revert IAirdropFactory.AirdropFactory_RateOutOfRange(rate, MAX_RATE);
        _checkEnd(FixedPointMathLib.max(startTime, block.timestamp), endTime, 0);
        return TokenMappingArgs.pack(
            TokenMappingArgs.Terms({
                factory: address(this),
                owner: msg.sender,
                origin: tokens[0],
                target: tokens[1],
                rate: rate,
                startTime: startTime,
                endTime: endTime,
                id: id
            })
        );
    }

    function _claims(address token, uint256[] calldata numbers, uint256 id) private view returns (bytes memory) {
        MerkleAirdropArgs.Terms memory t = MerkleAirdropArgs.Terms({
            factory: address(this),
            owner: msg.sender,
            token: token,
            root: bytes32(numbers[0]),
            // One that has begun runs, and releases, from now on.
            startTime: FixedPointMathLib.max(numbers[1], block.timestamp),
            endTime: numbers[2],
            total: numbers[3],
            firstBps: numbers[4],
            releaseSeconds: numbers[5],
            id: id
        });
        if (t.root == 0) revert IAirdropFactory.AirdropFactory_RootZero();
        if (t.total == 0 || t.total > MAX_TOTAL) {
            revert IAirdropFactory.AirdropFactory_TotalOutOfRange(t.total, MAX_TOTAL);
        }
        if (!_isReleaseUsable(t.firstBps, t.releaseSeconds)) {
            revert IAirdropFactory.AirdropFactory_ReleaseUnusable(t.firstBps, t.releaseSeconds);
        }
        uint256 max = block.timestamp + LockTimeBounds.MAX_SECONDS;
        if (t.startTime > max) revert IAirdropFactory.AirdropFactory_StartTooLate(t.startTime, max);
        if (t.endTime != 0) _checkEnd(t.startTime, t.endTime, t.releaseSeconds);
        return MerkleAirdropArgs.pack(t);
    }

    /// @dev A start is bounded by the end, so that this adds up.
    function _checkEnd(uint256 begins, uint256 endTime, uint256 releaseSeconds) private view {
        uint256 max = block.timestamp + LockTimeBounds.MAX_SECONDS;
        if (endTime > max) revert IAirdropFactory.AirdropFactory_EndTooLate(endTime, max);
        uint256 runs = releaseSeconds + LockTimeBounds.MIN_SECONDS;
        if (begins > endTime || endTime - begins < runs) {
            revert IAirdropFactory.AirdropFactory_EndTooEarly(endTime, FixedPointMathLib.min(begins, max) + runs);
        }
    }

    function _isReleaseUsable(uint256 firstBps, uint256 releaseSeconds) private pure returns (bool) {
        if (releaseSeconds == 0) return firstBps == BPS;
        return firstBps < BPS && releaseSeconds <= LockTimeBounds.MAX_SECONDS;
    }
}
