// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {Capabilities} from "./Capabilities.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {INftDividends} from "./INftDividends.sol";
import {ITokenBase} from "./ITokenBase.sol";
import {NftLedger} from "./NftLedger.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";
import {TokenWord} from "./TokenWord.sol";
import {Wallets} from "./Wallets.sol";

/// @title Dividends for the owners of an NFT collection
/// @dev Documented in `INftDividends`. Moving tokens costs nothing extra: what counts is the NFT.
abstract contract NftDividends is TaxedBase, INftDividends, ReentrancyGuard {
    using NftLedger for NftLedger.Ledger;

    uint256 private constant MAX_INTERVAL = 100_000;
    uint256 private constant MAX_AMOUNT = type(uint112).max;
    /// @dev For one answer of the collection. Collections that search for the owner stay below.
    uint256 private constant ANSWER_GAS = 300_000;
    /// @dev A call gets at most 63/64 of what is left: with this much left, it gets `ANSWER_GAS`.
    uint256 private constant GAS_FOR_AN_ANSWER = 310_000;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;
    /// @dev ERC-721's.
    bytes4 private constant INTERFACE_ID = 0x80ac58cd;

    address private immutable _nft;
    bool private immutable _marketingTaxAccounted;

    NftLedger.Ledger private _ledger;
    // solhint-disable-next-line named-parameters-mapping
    mapping(uint256 => NftLedger.Nft) private _nfts;

    constructor(address nft, bool marketingTaxAccounted, uint256[] memory numberParams) {
        if (_ask(nft, abi.encodeWithSelector(0x01ffc9a7, INTERFACE_ID)) != 1) revert Token_NftUnusable(nft);
        (_nft, _marketingTaxAccounted) = (nft, marketingTaxAccounted);
        _setAmounts(numberParams[TaxedParams.FIRST_OWN_NUMBER], numberParams[TaxedParams.FIRST_OWN_NUMBER + 2]);
        _setInterval(numberParams[TaxedParams.FIRST_OWN_NUMBER + 1]);
        _ledger.restart(ChainBlocks.number());
    }

    /// @inheritdoc INftDividends
    function claimNftDividends(uint256[] calldata tokenIds) external override nonReentrant {
        _payOutDue();
        bool effective;
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            if (_claim(tokenIds[i])) effective = true;
        }
        if (!effective) revert Token_NothingToClaim();
    }

    /// @inheritdoc INftDividends
    function activateNfts(uint256[] calldata tokenIds) external override nonReentrant {
        _payOutDue();
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            uint256 tokenId = tokenIds[i];
            NftLedger.Nft storage nft = _nfts[tokenId];
            if (gasleft() < GAS_FOR_AN_ANSWER) revert Token_GasTooLow();
            address holder = _holderOf(tokenId);
            if (holder == address(0)) {
                if (nft.active) _retire(tokenId, nft);
            } else {
                if (_isListed(nft) != nft.listed) _setListed(tokenId, nft, false);
                if (!nft.active) _activate(tokenId, nft);
            }
        }
    }

    /// @inheritdoc INftDividends
    function distribute() external override nonReentrant {
        _payOutDue();
    }

    /// @inheritdoc INftDividends
    function setNftDividend(uint256 perNft, uint256 trigger) external override onlyOwner {
        _payOutDue();
        _setAmounts(perNft, trigger);
        _ledger.restart(ChainBlocks.number());
    }

    /// @inheritdoc INftDividends
    function setDividendInterval(uint256 blocks) external override onlyOwner {
        _payOutDue();
        _setInterval(blocks);
        _ledger.restart(ChainBlocks.number());
    }

    /// @inheritdoc INftDividends
    function setNftBlacklist(uint256[] calldata tokenIds, bool listed) external override onlyOwner {
        if (listed && _ownWord() & TokenWord.BLACKLIST == 0) revert Token_BlacklistOff();
        _payOutDue();
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            NftLedger.Nft storage nft = _nfts[tokenIds[i]];
            if (nft.listed != listed) _setListed(tokenIds[i], nft, listed);
        }
    }

    /// @inheritdoc INftDividends
    function dividendToken() external view override returns (address) {
        return _quote;
    }

    /// @inheritdoc INftDividends
    function dividendTerms() external view override returns (uint256 threshold, uint256 intervalBlocks) {
        return (0, _ledger.interval);
    }

    /// @inheritdoc INftDividends
    function dividendTotals() external view override returns (uint256 received, uint256 paid, uint256 waiting) {
        return (_ledger.received, _ledger.paid, uint256(_ledger.reserve) + _ledger.fresh);
    }

    /// @inheritdoc INftDividends
    function nftTerms()
        external
        view
        override
        returns (address nft, uint256 perNft, uint256 intervalBlocks, uint256 trigger, bool marketingTaxAccounted)
    {
        return (_nft, _ledger.perNft, _ledger.interval, _ledger.trigger, _marketingTaxAccounted);
    }

    /// @inheritdoc INftDividends
    function pendingNftDividend(uint256 tokenId) external view override returns (uint256 amount) {
        return _ledger.earnedBy(_nfts[tokenId]);
    }

    /// @inheritdoc INftDividends
    function isNftBlacklisted(uint256 tokenId) external view override returns (bool) {
        return _isListed(_nfts[tokenId]);
    }

    /// @inheritdoc INftDividends
    function nftState(uint256 tokenId) external view override returns (bool active, uint256 activeNfts) {
        return (_nfts[tokenId].active, _ledger.active);
    }

    /// @inheritdoc SwapBack
    function swapBack() public override nonReentrant {
        super.swapBack();
    }

    /// @inheritdoc ITokenBase
    function capabilities() public view virtual override returns (uint256 bits) {
        bits = super.capabilities();
        if (bits != 0) bits |= Capabilities.DIVIDEND_TERMS;
    }

    /// @inheritdoc TaxedBase
    function _paysDividends() internal pure override returns (bool) {
        return true;
    }

    /// @dev Takes in what lies in the token vault for the owners of NFTs from now on.
    function _takeIn(uint256 amount, uint256 marketingQuote) internal returns (uint256) {
        _ledger.add(amount, _marketingTaxAccounted ? marketingQuote : 0, ChainBlocks.number());
        if (amount != 0) emit DividendsAdded(amount);
        _payOutDue();
        return amount;
    }

    function _owedToNfts() internal view returns (uint256) {
        return uint256(_ledger.received) - _ledger.paid;
    }

    function _payOutDue() private {
        uint256 amount = _ledger.payOut(ChainBlocks.number());
        if (amount != 0) emit NftPayout(amount, _ledger.active);
    }

    function _claim(uint256 tokenId) private returns (bool effective) {
        NftLedger.Nft storage nft = _nfts[tokenId];
        if (_isListed(nft)) return false;
        address holder = _holderOf(tokenId);
        if (holder == address(0)) return false;
        if (nft.listed) _setListed(tokenId, nft, false);
        if (!nft.active) {
            _activate(tokenId, nft);
            return true;
        }
        if (holder == address(this) || _isBarred(_accounts[holder], _ownWord())) return false;
        // What a locker has no way to hand on stays the NFT's until it leaves (P-42).
        if (holder != msg.sender && !Wallets.isWallet(holder)) return false;
        // Effect before transfer: a repeated id, or a re-entrant claim, finds nothing.
        uint256 amount = _ledger.take(nft);
        if (amount == 0) return false;
        try _vault.pay(_quote, holder, amount) {
            emit NftDividendPaid(tokenId, holder, amount);
            return true;
        } catch {
            _ledger.putBack(nft, amount);
            return false;
        }
    }

    function _activate(uint256 tokenId, NftLedger.Nft storage nft) private {
        _ledger.activate(nft, ChainBlocks.number());
        emit NftActivated(tokenId);
    }

    function _retire(uint256 tokenId, NftLedger.Nft storage nft) private {
        _ledger.retire(nft, ChainBlocks.number());
        emit NftRetired(tokenId);
    }

    function _setListed(uint256 tokenId, NftLedger.Nft storage nft, bool listed) private {
        _ledger.setListed(nft, listed, ChainBlocks.number());
        emit NftBlacklistSet(tokenId, listed);
    }

    function _setAmounts(uint256 perNft, uint256 trigger) private {
        if (perNft == 0) revert Token_PerNftDividendZero();
        if (perNft > MAX_AMOUNT) revert Token_PerNftDividendTooHigh(perNft, MAX_AMOUNT);
        if (trigger > MAX_AMOUNT) revert Token_DividendTriggerTooHigh(trigger, MAX_AMOUNT);
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        (_ledger.perNft, _ledger.trigger) = (uint112(perNft), uint112(trigger));
        emit NftDividendSet(perNft, trigger);
    }

    function _setInterval(uint256 blocks) private {
        if (blocks == 0 || blocks > MAX_INTERVAL) revert Token_DividendIntervalOutOfRange(blocks, MAX_INTERVAL);
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        _ledger.interval = uint32(blocks);
        emit DividendIntervalSet(blocks);
    }

    /// @dev A blacklist that is off lists nobody.
    function _isListed(NftLedger.Nft storage nft) private view returns (bool) {
        return nft.listed && _ownWord() & TokenWord.BLACKLIST != 0;
    }

    /// @return holder `address(0)` when there is none, or when the collection does not say.
    function _holderOf(uint256 tokenId) private view returns (address holder) {
        uint256 answer = _ask(_nft, abi.encodeWithSelector(0x6352211e, tokenId));
        if (answer > type(uint160).max || answer == uint160(DEAD)) return address(0);
        // forge-lint: disable-next-line(unsafe-typecast) checked above
        return address(uint160(answer));
    }

    /// @dev One word from a contract that nobody vouches for: bounded gas, no state changed, nothing else copied.
    /// @return answer Zero when there is none.
    function _ask(address target, bytes memory question) private view returns (uint256 answer) {
        // solhint-disable-next-line no-inline-assembly
        assembly {
            mstore(0, 0)
            let ok := staticcall(ANSWER_GAS, target, add(question, 0x20), mload(question), 0, 0x20)
            if and(ok, gt(returndatasize(), 0x1f)) { answer := mload(0) }
        }
    }
}
