// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {HolderDividends} from "../../templates/token/HolderDividends.sol";
import {TaxedToken} from "../../templates/token/TaxedToken.sol";
import {IQuote} from "../../templates/venue/IQuote.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {ContractRoles} from "../../src/registry/ContractRoles.sol";
import {AnswersAnything} from "../fixtures/AnswersAnything.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {IVenuePair, IVenueRouter, IWrappedNative} from "../fixtures/VenueFixture.sol";

/// @notice Holders, traders, an owner and passers-by of a token that pays dividends to holders.
contract DividendHandler is EffectiveCalls {
    HolderDividends private immutable _token;
    TaxedToken private immutable _taxed;
    IVenueRouter private immutable _router;
    IVenuePair private immutable _pair;
    address private immutable _wrapped;
    address private immutable _owner;
    address[] public people;

    /// @notice What arrived at holders by claims, measured at the holders.
    uint256 public arrived;
    bool public flashEarned;
    bool public productFell;
    bool public pairLost;
    bool public laterRoleTook;
    address public immutable contractHolder;
    PlatformRegistry private immutable _registry;
    uint256 private _product;
    uint256 private _liquidity;

    constructor(
        HolderDividends token,
        IVenueRouter router,
        IVenuePair pair,
        address wrapped,
        address[] memory people_,
        PlatformRegistry registry
    ) {
        (_registry, contractHolder) = (registry, people_[people_.length - 1]);
        (_token, _taxed, _router) = (token, TaxedToken(address(token)), router);
        (_pair, _wrapped, _owner, people) = (pair, wrapped, token.owner(), people_);
    }

    modifier watched() {
        _;
        (uint112 reserve0, uint112 reserve1,) = _pair.getReserves();
        uint256 product = uint256(reserve0) * reserve1;
        uint256 liquidity = _pair.totalSupply();
        // A swap never lowers the product; the mint of liquidity raises it.
        if (product < _product && liquidity >= _liquidity) productFell = true;
        (_product, _liquidity) = (product, liquidity);
        bool tokenFirst = _pair.token0() == address(_token);
        if (_token.balanceOf(address(_pair)) < (tokenFirst ? reserve0 : reserve1)) pairLost = true;
    }

    function buy(uint256 who, uint256 amountWei) external counted("buy") watched {
        address buyer = pick(who);
        if (_taxed.isBlacklisted(buyer)) buyer = _owner;
        amountWei = bound(amountWei, 0.001 ether, 4 ether);
        vm.deal(buyer, buyer.balance + amountWei);
        vm.prank(buyer);
        _router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: amountWei}(
            0, path(_wrapped, address(_token)), buyer, block.timestamp
        );
        done("buy");
    }

    function sell(uint256 who, uint256 part) external counted("sell") watched {
        address seller = holder(who);
        if (seller == address(0)) return;
        uint256 amount = bound(part, 1, _token.balanceOf(seller));
        if (amount > 4000e18) amount = 4000e18;
        if (amount < 1e9) return;
        vm.startPrank(seller);
        _token.approve(address(_router), amount);
        _router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
            amount, 0, path(address(_token), _wrapped), address(0xdead), block.timestamp
        );
        vm.stopPrank();
        done("sell");
    }

    function transfer(uint256 from, uint256 to, uint256 amount) external counted("transfer") watched {
        (address sender, address receiver) = (holder(from), pick(to));
        if (sender == address(0) || _taxed.isBlacklisted(receiver)) return;
        amount = bound(amount, 0, _token.balanceOf(sender));
        vm.prank(sender);
        _token.transfer(receiver, amount);
        done("transfer");
    }

    function claim(uint256 who, bool byAnother) external counted("claim") watched {
        for (uint256 i = 0; i < people.length; ++i) {
            address account = pick(who % people.length + i);
            uint256 pending = _token.pendingDividend(account);
            if (pending == 0 || _taxed.isBlacklisted(account)) continue;
            uint256 before = holding(account);
            byAnother = byAnother && account != contractHolder; // which asks for itself
            if (!byAnother) vm.prank(account);
            if (byAnother) _token.claimDividendFor(account);
            else _token.claimDividend();
            uint256 got = holding(account) - before;
            assertEq(got, pending, "paid something else than was pending");
            arrived += got;
            return done("claim");
        }
    }

    /// @notice Somebody borrows a fortune, claims and gives it back within a block.
    function flash(uint256 amount) external counted("flash") watched {
        address flasher = address(0xf1a54);
        uint256 most = _token.balanceOf(_owner);
        if (most == 0) return;
        amount = bound(amount, 1, most);
        uint256 before = holding(flasher);
        vm.prank(_owner);
        _token.transfer(flasher, amount);
        uint256 lent = _token.balanceOf(flasher);
        _token.distribute();
        vm.startPrank(flasher);
        try _token.claimDividend() {
            flashEarned = true;
        } catch {}
        _token.transfer(_owner, lent);
        vm.stopPrank();
        if (_token.pendingDividend(flasher) != 0 || holding(flasher) > before) flashEarned = true;
        done("flash");
    }

    function step() external counted("step") watched {
        try _taxed.swapBack() {
            done("step");
        } catch {}
    }

    function wait(uint256 blocks) external counted("wait") {
        blocks = bound(blocks, 1, 30);
        vm.roll(block.number + blocks);
        vm.warp(block.timestamp + 12 * blocks);
        done("wait");
    }

    function distribute() external counted("distribute") watched {
        _token.distribute();
        done("distribute");
    }

    function refresh(uint256 who) external counted("refresh") {
        _token.refreshShare(pick(who));
        done("refresh");
    }

    /// @notice P-39, P-40: the registry's owner lists a holder that is a contract, or an exchange, after the token's creation.
    function listLater(uint256 seed) external counted("listLater") {
        // A threshold that changed counts from the next look on: it is not the list that moves the share then.
        _token.refreshShare(contractHolder);
        (uint256 share, uint256 pending) =
            (_token.dividendShareOf(contractHolder), _token.pendingDividend(contractHolder));
        vm.startPrank(_registry.owner());
        if (seed % 4 == 0) _registry.addVenueFactory(address(new AnswersAnything(abi.encode(seed))));
        else _registry.addContract(contractHolder, 1 + (seed >> 2) % ContractRoles.ALL);
        vm.stopPrank();
        _token.refreshShare(contractHolder);
        bool same = _token.dividendShareOf(contractHolder) == share && _token.pendingDividend(contractHolder) == pending;
        laterRoleTook = laterRoleTook || !same;
        done("listLater");
    }

    function setTerms(uint256 threshold, uint256 blocks) external counted("setTerms") {
        vm.startPrank(_owner);
        _token.setDividendThreshold(bound(threshold, 0, (_token.totalSupply() - 1) / 1000));
        _token.setDividendInterval(bound(blocks, 1, 40));
        vm.stopPrank();
        done("setTerms");
    }

    function list(uint256 who) external counted("list") {
        address account = people[1 + who % (people.length - 1)];
        address[] memory accounts = new address[](1);
        accounts[0] = account;
        bool listed = _taxed.isBlacklisted(account);
        vm.prank(_owner);
        _taxed.setBlacklist(accounts, !listed);
        done("list");
    }

    function donate(uint256 amountWei) external counted("donate") {
        amountWei = bound(amountWei, 1, 1 ether);
        vm.deal(address(this), amountWei);
        IWrappedNative(_wrapped).deposit{value: amountWei}();
        IWrappedNative(_wrapped).transfer(_taxed.tokenVault(), amountWei);
        done("donate");
    }

    function burn(uint256 who, uint256 amount) external counted("burn") {
        address account = holder(who);
        if (account == address(0)) return;
        amount = bound(amount, 0, _token.balanceOf(account) / 10);
        vm.prank(account);
        _token.burn(amount);
        done("burn");
    }

    function peopleCount() external view returns (uint256) {
        return people.length;
    }

    function holding(address account) private view returns (uint256) {
        address asset = _token.dividendToken();
        return asset == address(0) ? account.balance : IQuote(asset).balanceOf(account);
    }

    function pick(uint256 who) private view returns (address) {
        return people[who % people.length];
    }

    /// @dev The first from `who` on that has tokens and may move them.
    function holder(uint256 who) private view returns (address account) {
        for (uint256 i = 0; i < people.length; ++i) {
            account = pick(who % people.length + i);
            if (_token.balanceOf(account) != 0 && !_taxed.isBlacklisted(account)) return account;
        }
        return address(0);
    }

    function path(address from, address to) private pure returns (address[] memory hops) {
        hops = new address[](2);
        (hops[0], hops[1]) = (from, to);
    }
}
