// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NftDividendToken} from "../../templates/token/NftDividendToken.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {IQuote} from "../../templates/venue/IQuote.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {HostileNft} from "../fixtures/HostileNft.sol";
import {IVenueRouter} from "../fixtures/VenueFixture.sol";

/// @notice Owners of NFTs, traders, an owner and passers-by of a token that pays dividends to NFT owners.
contract NftDividendHandler is EffectiveCalls {
    uint256 public constant IDS = 12;

    NftDividendToken private immutable _token;
    IVenueRouter private immutable _router;
    HostileNft private immutable _nft;
    address private immutable _wrapped;
    address private immutable _owner;
    address[] public people;

    uint256 public arrived;
    bool public flashEarned;

    constructor(
        NftDividendToken token,
        IVenueRouter router,
        HostileNft nft,
        address wrapped,
        address[] memory people_
    ) {
        (_token, _router, _nft, _wrapped) = (token, router, nft, wrapped);
        (_owner, people) = (token.owner(), people_);
        for (uint256 id = 1; id <= IDS; ++id) {
            nft.mint(people_[id % people_.length], id);
        }
    }

    function trade(uint256 who, uint256 amountWei) external counted("trade") {
        address buyer = people[who % people.length];
        amountWei = bound(amountWei, 1 ether, 5 ether);
        vm.deal(buyer, buyer.balance + amountWei);
        vm.prank(buyer);
        _router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: amountWei}(
            0, path(_wrapped, address(_token)), address(0xdead), block.timestamp
        );
        done("trade");
    }

    function step() external counted("step") {
        try TaxedToken(address(_token)).swapBack() {
            done("step");
        } catch {}
    }

    function wait(uint256 blocks) external counted("wait") {
        blocks = bound(blocks, 1, 5);
        vm.roll(block.number + blocks);
        vm.warp(block.timestamp + 3 * blocks);
        done("wait");
    }

    function distribute() external counted("distribute") {
        _token.distribute();
        done("distribute");
    }

    function activate(uint256 id) external counted("activate") {
        _token.activateNfts(ids(1 + id % IDS));
        done("activate");
    }

    function claim(uint256 first) external counted("claim") {
        for (uint256 i = 0; i < IDS; ++i) {
            uint256 id = 1 + (first % IDS + i) % IDS;
            uint256 pending = _token.pendingNftDividend(id);
            if (pending == 0 || _token.isNftBlacklisted(id)) continue;
            try _nft.ownerOf(id) returns (address holder) {
                if (holder == address(0xdEaD)) continue;
                uint256 before = IQuote(_wrapped).balanceOf(holder);
                _token.claimNftDividends(ids(id));
                arrived += IQuote(_wrapped).balanceOf(holder) - before;
                return done("claim");
            } catch {}
        }
    }

    /// @notice An NFT that nobody touched is activated, money comes in and is paid out, all in one block.
    function flash(uint256 id) external counted("flash") {
        id = 1000 + bound(id, 0, type(uint128).max);
        (bool active,) = _token.nftState(id);
        if (active) return;
        _nft.mint(address(this), id);
        _token.activateNfts(ids(id));
        try TaxedToken(address(_token)).swapBack() {} catch {}
        _token.distribute();
        if (_token.pendingNftDividend(id) != 0) flashEarned = true;
        _nft.burn(id);
        _token.activateNfts(ids(id));
        done("flash");
    }

    function hand(uint256 id, uint256 who) external counted("hand") {
        _nft.mint(people[who % people.length], 1 + id % IDS);
        done("hand");
    }

    function burn(uint256 id) external counted("burn") {
        _nft.burn(1 + id % IDS);
        done("burn");
    }

    function list(uint256 id) external counted("list") {
        id = 1 + id % IDS;
        bool listed = _token.isNftBlacklisted(id);
        vm.prank(_owner);
        _token.setNftBlacklist(ids(id), !listed);
        done("list");
    }

    function setTerms(uint256 perNft, uint256 trigger, uint256 blocks) external counted("setTerms") {
        vm.startPrank(_owner);
        _token.setNftDividend(bound(perNft, 1, 1 ether), bound(trigger, 0, 1 ether));
        _token.setDividendInterval(bound(blocks, 1, 4));
        vm.stopPrank();
        done("setTerms");
    }

    function ids(uint256 id) private pure returns (uint256[] memory list_) {
        list_ = new uint256[](1);
        list_[0] = id;
    }

    function path(address from, address to) private pure returns (address[] memory hops) {
        hops = new address[](2);
        (hops[0], hops[1]) = (from, to);
    }
}
