// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ITokenBase} from "../../templates/token/ITokenBase.sol";
import {PoolTokens} from "../staking/PoolTokens.sol";
import {ReadableText} from "../ReadableText.sol";
import {INftSale} from "./INftSale.sol";
import {INftSaleFactory} from "./INftSaleFactory.sol";
import {NftSaleBounds} from "./NftSaleBounds.sol";

/// @title Reads the parameters of a new sale, and refuses what could not be kept
library NftSaleParams {
    uint256 internal constant STRINGS = 4;
    uint256 internal constant ADDRESSES = 3;
    uint256 internal constant NUMBERS = 14;

    function checkCounts(string[] calldata strings, address[] calldata addresses, uint256[] calldata numbers)
        internal
        pure
    {
        if (strings.length != STRINGS || addresses.length != ADDRESSES || numbers.length != NUMBERS) {
            revert INftSaleFactory.NftSaleFactory_ParamsMissing(strings.length, addresses.length, numbers.length);
        }
    }

    /// @dev Only the description may be empty; name and symbol can be read.
    function checkTexts(string[] calldata strings) internal pure {
        for (uint256 i = 0; i < STRINGS; ++i) {
            uint256 length = bytes(strings[i]).length;
            uint256 max = i < 2 ? NftSaleBounds.MAX_NAME_BYTES : NftSaleBounds.MAX_TEXT_BYTES;
            if (length > max || (length == 0 && i < 3)) {
                revert INftSaleFactory.NftSaleFactory_TextUnusable(i, length, max);
            }
        }
        if (!ReadableText.isReadable(bytes(strings[0]))) revert ITokenBase.Token_NameNotPrintable();
        if (!ReadableText.isReadable(bytes(strings[1]))) revert ITokenBase.Token_SymbolNotPrintable();
    }

    /// @notice The terms as they hold, checked.
    function read(address[] calldata addresses, uint256[] calldata n) internal view returns (INftSale.Terms memory t) {
        (t.creator, t.paymentToken, t.royaltyReceiver) = (msg.sender, addresses[0], addresses[1]);
        (t.mintMethod, t.urlMode, t.total, t.ownerShare) = (n[0], n[1], n[2], n[4]);
        (t.mintFee, t.listFee, t.cap) = (n[5], n[6], n[7]);
        (t.listStart, t.publicStart, t.endTime) = (n[8], n[9], n[10]);
        (t.royaltyBps, t.provenanceHash) = (n[11], bytes32(n[13]));
        if (t.royaltyBps > NftSaleBounds.MAX_ROYALTY_BPS) {
            revert INftSaleFactory.NftSaleFactory_RoyaltyTooHigh(t.royaltyBps, NftSaleBounds.MAX_ROYALTY_BPS);
        }
        _checkKinds(t);
        _checkSupply(t, n[3]);
        if (t.mintMethod == NftSaleBounds.OWNER_MINTS) {
            _checkOwnerMints(t, n[12]);
        } else {
            _checkPrices(t);
            _holdTimes(t, n[12]);
        }
    }

    function _checkKinds(INftSale.Terms memory t) private pure {
        if (t.mintMethod != NftSaleBounds.OWNER_MINTS && t.mintMethod != NftSaleBounds.PUBLIC_MINTS) {
            revert INftSaleFactory.NftSaleFactory_MethodUnknown(t.mintMethod);
        }
        if (t.urlMode != NftSaleBounds.SHARED_URI && t.urlMode != NftSaleBounds.URI_EACH) {
            revert INftSaleFactory.NftSaleFactory_UrlModeUnknown(t.urlMode);
        }
        // Hidden pictures are dealt out once minting is over: it has to end by itself.
        bool mayLast = t.endTime == 0 && t.mintMethod == NftSaleBounds.PUBLIC_MINTS;
        if (t.provenanceHash != 0 && (t.urlMode == NftSaleBounds.SHARED_URI || mayLast)) {
            revert INftSaleFactory.NftSaleFactory_ProvenanceUnusable();
        }
    }

    function _checkSupply(INftSale.Terms memory t, uint256 firstMint) private pure {
        if (t.total == 0 || t.total > NftSaleBounds.MAX_TOTAL) {
            revert INftSaleFactory.NftSaleFactory_TotalOutOfRange(t.total, NftSaleBounds.MAX_TOTAL);
        }
        bool isWhole = t.ownerShare == t.total;
        if (t.ownerShare > t.total || (!isWhole && t.mintMethod == NftSaleBounds.OWNER_MINTS)) {
            revert INftSaleFactory.NftSaleFactory_OwnerShareUnusable(t.ownerShare, t.total);
        }
        uint256 maxFirst = FixedPointMathLib.min(t.ownerShare, NftSaleBounds.MAX_AT_ONCE);
        if (firstMint > maxFirst) revert INftSaleFactory.NftSaleFactory_FirstMintTooLarge(firstMint, maxFirst);
    }

    function _checkOwnerMints(INftSale.Terms memory t, uint256 root) private pure {
        uint256 anything = t.mintFee | t.listFee | t.cap | t.listStart | t.publicStart | t.endTime | root;
        if (anything != 0 || t.paymentToken != address(0)) {
            revert INftSaleFactory.NftSaleFactory_OwnerMintsFree();
        }
    }

    function _checkPrices(INftSale.Terms memory t) private view {
        uint256 highest = FixedPointMathLib.max(t.mintFee, t.listFee);
        if (highest > NftSaleBounds.MAX_FEE) {
            revert INftSaleFactory.NftSaleFactory_FeeTooLarge(highest, NftSaleBounds.MAX_FEE);
        }
        if (t.cap > t.total) revert INftSaleFactory.NftSaleFactory_CapTooLarge(t.cap, t.total);
        if (t.paymentToken != address(0) && !PoolTokens.isToken(t.paymentToken)) {
            revert INftSaleFactory.NftSaleFactory_NotToken(t.paymentToken);
        }
    }

    /// @dev A start in the past is now. Without a list there is none to set, neither now nor later.
    function _holdTimes(INftSale.Terms memory t, uint256 root) private view {
        t.publicStart = FixedPointMathLib.max(t.publicStart, block.timestamp);
        bool hasList = t.listStart != 0;
        if (hasList) t.listStart = FixedPointMathLib.max(t.listStart, block.timestamp);
        uint256 max = block.timestamp + NftSaleBounds.MAX_SECONDS;
        bool isRight = t.publicStart <= max && t.endTime <= max && (hasList || (root == 0 && t.listFee == 0));
        // Bounded before anything is added to it.
        if (hasList) {
            isRight = isRight && t.listStart <= max && t.publicStart >= t.listStart + NftSaleBounds.MIN_SECONDS;
        }
        if (t.endTime != 0) isRight = isRight && t.endTime >= t.publicStart + NftSaleBounds.MIN_SECONDS;
        if (!isRight) revert INftSaleFactory.NftSaleFactory_TimesUnusable(t.listStart, t.publicStart, t.endTime);
    }
}
