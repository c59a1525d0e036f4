// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISellabilityCheck} from "../../src/presale/ISellabilityCheck.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IVenuePair} from "../fixtures/VenueFixture.sol";
import {PoolAwareToken} from "./PoolAwareToken.sol";
import {PresaleFixture} from "./PresaleFixture.sol";

/// @notice Like many tokens on the market: a twentieth of every trade is kept in the token's own contract, and sold from
/// there, all at once, inside the next sell of somebody else.
contract SwapBackToken is PoolAwareToken {
    address private immutable _wallet;
    uint256 public threshold = 500e18;
    bool private _afterwards;

    constructor(address venueFactory, address quote, address wallet, address receiver)
        PoolAwareToken(venueFactory, quote, receiver, 1_000_000e18)
    {
        _wallet = wallet;
    }

    function setThreshold(uint256 threshold_) external {
        threshold = threshold_;
    }

    /// @notice A careless author's order: the seller's tokens first, the contract's own after them.
    function sellAfterwards() external {
        _afterwards = true;
    }

    function _move(address from, address to, uint256 amount) internal override {
        IVenuePair pair = IVenuePair(_pool());
        bool isFree = address(pair) == address(0) || exempt[from] || exempt[to];
        bool isSell = !isFree && to == address(pair);
        if (isSell && !_afterwards) _swapBack(pair);
        uint256 tax = isSell || (!isFree && from == address(pair)) ? amount / 20 : 0;
        _transfer(from, to, amount - tax);
        if (tax != 0) _transfer(from, address(this), tax);
        if (isSell && _afterwards) _swapBack(pair);
    }

    function _swapBack(IVenuePair pair) private {
        uint256 amount = balanceOf(address(this));
        if (amount < threshold) return;
        _transfer(address(this), address(pair), amount);
        (uint256 reserveIn, uint256 reserveOut,) = pair.getReserves();
        bool isFirst = pair.token0() == address(this);
        if (!isFirst) (reserveIn, reserveOut) = (reserveOut, reserveIn);
        uint256 kept = (balanceOf(address(pair)) - reserveIn) * 997;
        uint256 out = (kept * reserveOut) / (reserveIn * 1000 + kept);
        pair.swap(isFirst ? 0 : out, isFirst ? out : 0, _wallet, "");
    }
}

/// @notice Strangers who want the sellability check to say what is not so.
contract SellabilityAttacksTest is PresaleFixture {
    SwapBackToken private taxed;

    /// @notice P-41: a holder of 0.05 % sends all of it to the token's own contract in front of `finalize`. It moves the
    /// price by a thirtieth inside the sell of the sellability check, and the presale lists as it does without the gift.
    function test_P41_AGiftToTheTokenEndsNoPresale() public {
        IPresale presale = succeededPresale();
        uint256 snapshot = vm.snapshotState();
        (uint256 honestTokens, uint256 honestWei) = finalized(presale);
        assertApproxEqRel(honestTokens, 28_800e18, 0.0001e18, "without the attack");
        assertApproxEqRel(honestWei, 36 ether, 0.0001e18, "without the attack");
        vm.revertToState(snapshot);

        gift(500e18);
        (uint256 tokens, uint256 quotes) = finalized(presale);
        assertApproxEqRel(tokens, honestTokens + 500e18, 0.0001e18, "the gift was sold into the pool");
        assertApproxEqRel(quotes, honestWei - 0.611 ether, 0.001e18, "for what it is worth");
        assertEq(taxed.balanceOf(dave), 0, "all that the attacker had");
        vm.prank(bob);
        presale.claim();
        assertEq(taxed.balanceOf(bob), 40_000e18);
    }

    /// @notice P-41: a gift of any size decides nothing for good.
    function testFuzz_P41_NoGiftIsAVerdict(uint256 amount, bool afterwards) public {
        IPresale presale = succeededPresale();
        if (afterwards) taxed.sellAfterwards();
        gift(bound(amount, 0, 200_000e18));
        vm.prank(alice);
        try presale.finalize() {
            assertStatus(presale, FINISHED, 0);
        } catch (bytes memory reason) {
            assertEq(bytes4(reason), ISellabilityCheck.SellabilityCheck_PoolMoved.selector);
            assertStatus(presale, OPEN, 0);
        }
    }

    /// @notice P-41, P-18: a token that empties the pool inside somebody's transfer is not listed, and is not judged: the
    /// attack that brings it about costs a sixth of the pool’s tokens, and the presale goes on when it is over.
    function test_P41_APoolEmptiedInsideATransferIsTriedAgain() public {
        IPresale presale = succeededPresale();
        gift(4400e18);
        uint256 snapshot = vm.snapshotState();
        finalized(presale);
        vm.revertToState(snapshot);
        gift(5600e18);
        vm.expectPartialRevert(ISellabilityCheck.SellabilityCheck_PoolMoved.selector);
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, OPEN, 0);
        taxed.setThreshold(type(uint256).max);
        finalized(presale);
    }

    /// @notice P-41: where the trade inside the transfer swallows the seller's tokens, nothing can be told.
    function test_P41_ASellerWhoseTokensAreSwallowedByATradeIsNoVerdict() public {
        IPresale presale = succeededPresale();
        taxed.sellAfterwards();
        gift(500e18);
        vm.expectPartialRevert(ISellabilityCheck.SellabilityCheck_PoolMoved.selector);
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, OPEN, 0);
    }

    function gift(uint256 amount) private {
        vm.prank(alice);
        taxed.transfer(dave, amount);
        vm.prank(dave);
        taxed.transfer(address(taxed), amount);
    }

    function finalized(IPresale presale) private returns (uint256 tokens, uint256 quotes) {
        vm.prank(alice);
        presale.finalize();
        assertStatus(presale, FINISHED, 0);
        assertSolvent(presale);
        IVenuePair pair = IVenuePair(presale.state().pair);
        (tokens, quotes,) = pair.getReserves();
        if (pair.token0() != address(taxed)) (tokens, quotes) = (quotes, tokens);
    }

    /// @dev 60 coins came in, the time is over, and the taxes are the declared ones.
    function succeededPresale() private returns (IPresale presale) {
        taxed = new SwapBackToken(address(venueFactory), wrappedNative, keeper, alice);
        Plan memory p = newPlan(NORMAL);
        (p.addresses[0], p.numbers[TAX]) = (address(taxed), 1000);
        presale = endedPresale(p);
        taxed.setExempt(address(presale), true);
    }
}
